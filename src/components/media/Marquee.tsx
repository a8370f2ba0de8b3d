import type { ReactNode } from "react"
import { Icon } from "./Icon"
import * as css from "./Marquee.module.css"

type MarqueeProps = {
  /** What moves, in words: names the strip and its pause control. */
  label: string
  items: readonly MarqueeItem[]
  /** A second row below, which moves the other way. */
  below?: readonly MarqueeItem[]
  /** "equal": as many in view as SPEC 9 says of logos; "own": each as wide as what is in it. */
  widths?: "equal" | "own"
}

type MarqueeItem = {
  key: string
  content: ReactNode
  /** True when an item before it says the same: it is seen, but not read out again, and not needed at rest. */
  repeats?: boolean
}

/**
 * A strip that moves by itself, one item in 6 s, for ever (SPEC 9: speed 6000 ms, loop, no touch drag; 2 items in view,
 * 3 from 768, 4 from 992, 5 from 1200, 6 from 1400 px). It is CSS alone: the pause control is a checkbox, so it works
 * before any script. Who asked for less motion sees all items at rest.
 */
export function Marquee({ label, items, below = [], widths = "equal" }: MarqueeProps) {
  return (
    <div className={`${css.marquee} ${widths === "own" ? css.own : ""}`}>
      <Row label={label} items={items} />
      {below.length > 0 && <Row label={label} items={below} back />}
      <label className={css.pause}>
        <input type="checkbox" className="visually-hidden" />
        <span className={css.whileMoving}>
          <Icon name="pause" />
        </span>
        <span className={css.whilePaused}>
          <Icon name="play" filled />
        </span>
        <span>
          Pause<span className="visually-hidden"> {label}</span>
        </span>
      </label>
    </div>
  )
}

type RowProps = Pick<MarqueeProps, "label" | "items"> & {
  /** True for a row that moves from left to right. */
  back?: boolean
}

/** A row and its copy, which follows it so that there is no end. */
function Row({ label, items, back = false }: RowProps) {
  const cells = items.map(({ key, content, repeats }) => (
    <li key={key} className={css.cell} aria-hidden={repeats || undefined}>
      {content}
    </li>
  ))
  return (
    <div
      className={`${css.window} ${back ? css.back : ""}`}
      style={{ "--count": items.length } as React.CSSProperties}
    >
      <ul className={css.track} role="list" aria-label={label}>
        {cells}
      </ul>
      <ul className={css.track} role="list" aria-hidden="true">
        {cells}
      </ul>
    </div>
  )
}
