import * as css from "./ProjectIndex.module.css"

type ProjectIndexProps = {
  titles: readonly string[]
  /** Called with the place of a title in the list. */
  onChoose: (index: number) => void
}

/** How many projects there are, and their titles, each of which opens its project. */
export function ProjectIndex({ titles, onChoose }: ProjectIndexProps) {
  return (
    <nav className={css.index} aria-label="On this page">
      <p className="visually-hidden">{titles.length} projects</p>
      <ol className={css.titles} role="list">
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a title may occur twice.
          <li key={index}>
            <button type="button" className={css.title} onClick={() => onChoose(index)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
