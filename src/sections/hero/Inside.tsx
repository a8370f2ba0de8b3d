import { Link } from "../../components/action/Link"
import * as css from "./Inside.module.css"

export type Door = {
  readonly label: string
  readonly to: string
  readonly count: number
}

type InsideProps = {
  /** Sentence above the numbers. */
  title: string
  doors: readonly Door[]
}

/** What the site holds, in numbers that lead there: the strip that a finished countdown has woven. */
export function Inside({ title, doors }: InsideProps) {
  return (
    <>
      <p className={css.title}>{title}</p>
      <ul className={css.strip} role="list">
        {doors.map(({ label, to, count }) => (
          <li key={label} className={css.door}>
            <Link to={to} className={css.link}>
              <span className={css.count}>{count}</span> {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
