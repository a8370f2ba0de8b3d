type PageContentsProps = {
  /** Anchors of the page's parts, and their titles. */
  parts: readonly { readonly id: string; readonly title: string }[]
  /** The caller's classes. */
  look: {
    readonly nav?: string | undefined
    readonly list: string | undefined
    readonly link?: string | undefined
  }
}

/** Links to the parts of a page. */
export function PageContents({ parts, look }: PageContentsProps) {
  return (
    <nav className={look.nav} aria-label="On this page">
      <ol className={look.list} role="list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={look.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
