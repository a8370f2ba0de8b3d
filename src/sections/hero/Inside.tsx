import type { CSSProperties } from "react"
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

/** What the site holds, in numbers that lead there: the strips that hang from the boxes of a finished countdown. */
export function Inside({ title, doors }: InsideProps) {
  const digits = Math.max(2, ...doors.map(({ count }) => String(count).length))
  return (
    <>
      <p className={css.title}>{title}</p>
      <ul className={css.strips} role="list" style={{ "--digits": digits } as CSSProperties}>
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
