/** Above the table of messages: all of them as a file for a spreadsheet. */
export function ExportLink() {
  return (
    <p>
      <a className="btn btn--style-secondary btn--size-small" href="/api/contacts/export" download>
        Export all messages as CSV
      </a>
    </p>
  )
}
