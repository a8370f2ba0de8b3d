import type { ReactNode } from "react"
import { classes } from "../classes"
import { Icon } from "./Icon"
import * as css from "./Marquee.module.css"

type MarqueeProps = {
  /** What moves, in words: names the strip and its pause control. */
  label: string
  items: readonly MarqueeItem[]
  /** A second row that moves the other way. */
  below?: readonly MarqueeItem[]
  /**
   * "equal": a fixed number in view (docs/specification.md#constants); "own": each item's own
   * width.
   */
  widths?: "equal" | "own"
}

type MarqueeItem = {
  key: string
  content: ReactNode
  /** True if it repeats an earlier item: hidden from screen readers, and left out at rest. */
  repeats?: boolean
}

/**
 * A strip that moves by itself in an endless loop, one item every 6 s
 * (docs/specification.md#constants: 2 items in view, 3 from 768, 4 from 992, 5 from 1200, 6 from
 * 1400 px; no touch drag). It is CSS only, with a checkbox as the pause control, so it works before
 * any script. Under reduced motion all items are shown at rest.
 */
export function Marquee({ label, items, below = [], widths = "equal" }: MarqueeProps) {
  return (
    <div className={classes(css.marquee, widths === "own" && css.own)}>
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

/** A row followed by its copy, so that the loop has no gap. */
function Row({ label, items, back = false }: RowProps) {
  const cells = items.map(({ key, content, repeats }) => (
    <li key={key} aria-hidden={repeats || undefined}>
      {content}
    </li>
  ))
  return (
    <div
      className={classes(css.window, back && css.back)}
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
