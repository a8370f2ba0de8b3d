import { Link } from "../../components/action/Link"
import * as css from "./Inside.module.css"

export type Door = {
  readonly label: string
  readonly to: string
  readonly count: number
}

/** What the site holds, in numbers that lead there: the strip that a finished countdown has woven. */
export function Inside({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={css.strip} role="list">
      {doors.map(({ label, to, count }) => (
        <li key={label} className={css.door}>
          <Link to={to} className={css.link}>
            <span className={css.count}>{count}</span> {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
