/** Link above the table of messages that downloads them all as CSV. */
export function ExportLink() {
  return (
    <p>
      <a className="btn btn--style-secondary btn--size-small" href="/api/contacts/export" download>
        Export all messages as CSV
      </a>
    </p>
  )
}
