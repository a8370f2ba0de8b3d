import { CardLink } from "../../components/action/CardLink"
import { Icon } from "../../components/media/Icon"
import * as css from "./WayList.module.css"

export type WayData = {
  readonly label: string
  readonly text: string
  /** Null if the page is left out. */
  readonly to: string | null
}

/** Links to related pages, as ruled rows. Sized by `--way-title`, a font size. */
export function WayList({ ways }: { ways: readonly WayData[] }) {
  return (
    <div className={css.ways}>
      <ul className={css.rows} role="list">
        {ways.map(({ label, text, to }) => (
          <li key={label} className={css.row}>
            <p className={css.label}>
              <CardLink to={to}>{label}</CardLink>
            </p>
            <p className={css.text}>{text}</p>
            <span className={css.sign}>
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
