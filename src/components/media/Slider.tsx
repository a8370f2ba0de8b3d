import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from "react"
import { classes } from "../classes"
import { Icon } from "./Icon"
import { mountOnEnter } from "./mountOnEnter"
import * as css from "./Slider.module.css"
import type { SliderBreakpoint, SliderOptions } from "./swiper"

type SliderProps = {
  /** Names the strip for screen readers. */
  label: string
  slides: readonly {
    key: string
    content: ReactNode
    /** Label of its pagination button, for example the author of a quotation. */
    name?: string
  }[]
  /** Slides in view from each window width, for example `{ 640: 1, 900: 2, 1600: 3 }`. */
  inView: SliderOptions["inView"]
  /** Space between two slides, in px. */
  gap: number
  /** Wraps from the last slide to the first. */
  loop?: boolean
  /** Shows a draggable scrollbar below the strip. */
  scrollbar?: boolean
  /** Shows a button for each slide; give the slides names. */
  pagination?: boolean
  /** A horizontal wheel or two-finger scroll moves the slides; a vertical one scrolls the page. */
  mousewheel?: boolean
  /** Starts at the page's margin and runs to the edge of the window. */
  bleed?: boolean
}

/**
 * A strip of slides. It renders as a native scroll container; Swiper is loaded when the strip nears
 * the viewport and continues from its scroll position (docs/decisions/001-late-runtime.md).
 */
export function Slider({
  label,
  slides,
  inView,
  gap,
  loop = false,
  scrollbar = false,
  pagination = false,
  mousewheel = false,
  bleed = false,
}: SliderProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const options = useRef<SliderOptions>({ inView, gap, loop, scrollbar, mousewheel })

  useEffect(() => {
    const element = root.current
    if (!element) return
    return mountOnEnter(
      element,
      "slider",
      () =>
        import("./swiper").then(
          ({ mountSwiper }) =>
            () =>
              mountSwiper(element, options.current),
        ),
      { rootMargin: "300px" },
    )
  }, [])

  return (
    <div ref={root} className={classes(css.slider, pagination && css.paged, bleed && css.bleed)}>
      <div
        className={css.window}
        data-swiper="window"
        id={id}
        style={widths(inView, gap)}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container until Swiper mounts.
        tabIndex={0}
      >
        <ul className={css.track} data-swiper="track" role="list">
          {slides.map(({ key, content }) => (
            <li key={key} className={css.slide} data-swiper="slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.controls}>
        {scrollbar && <div className={css.bar} data-swiper="bar" />}
        {pagination && (
          <div className={css.bullets}>
            {slides.map(({ key, name }, index) => (
              <button
                key={key}
                type="button"
                className={css.bullet}
                data-swiper="bullet"
                aria-controls={id}
              >
                <span className="visually-hidden">Show {name ?? `slide ${index + 1}`}</span>
              </button>
            ))}
          </div>
        )}
        <button type="button" className={css.step} data-swiper="previous" aria-controls={id}>
          <Icon name="back" />
          <span className="visually-hidden">Previous slide</span>
        </button>
        <button type="button" className={css.step} data-swiper="next" aria-controls={id}>
          <Icon name="arrow" />
          <span className="visually-hidden">Next slide</span>
        </button>
      </div>
    </div>
  )
}

/** The same slide widths with and without Swiper, so that mounting it causes no layout shift. */
function widths(inView: SliderOptions["inView"], gap: number): CSSProperties {
  const at = (width: SliderBreakpoint) =>
    Object.entries(inView).reduce(
      (count, [from, slides]) => (Number(from) <= width ? slides : count),
      1,
    )
  return {
    "--gap": `${gap}px`,
    "--in-view": at(0),
    "--in-view-640": at(640),
    "--in-view-900": at(900),
    "--in-view-1200": at(1200),
    "--in-view-1400": at(1400),
    "--in-view-1600": at(1600),
  } as CSSProperties
}
