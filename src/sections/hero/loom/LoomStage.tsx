import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { type Cloth, crossingText, pull, turn, weftsOf } from "./cloth"
import { onSchemeChange } from "./colours"
import { crossingAt, type Place } from "./drawing"
import * as css from "./Loom.module.css"
import { Painter } from "./Painter"
import { COLUMNS, ROWS } from "./pattern"

type LoomStageProps = {
  cloth: Cloth
  /** @param message says what changed, for a live region */
  onChange: (cloth: Cloth, message: string) => void
  onFailure: (error: unknown) => void
}

/** What the pointer does until it is released. */
type Drag = {
  row: number
  /** Pulls the strip's end along, or turns each crossing that it comes to the way of the first. */
  turnsOver: boolean | null
  /** True while the pointer stays on the strip's end. */
  isTap: boolean
  column: number
}

/** The cloth itself: drawn on a canvas, woven with the pointer or, strip by strip, with the keyboard. */
export function LoomStage({ cloth, onChange, onFailure }: LoomStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter>(undefined)
  const sliders = useRef<(HTMLElement | null)[]>([])
  const drag = useRef<Drag | null>(null)
  // Pointers move faster than React renders.
  const latest = useRef(cloth)
  const [place, setPlace] = useState<Place | null>(null)
  const [tabStop, setTabStop] = useState(0)

  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    try {
      painter.current = new Painter(element, weftsOf(latest.current))
    } catch (error) {
      onFailure(error)
      return
    }
    const { current } = painter
    const sizes = new ResizeObserver(() => setPlace(current.fit()))
    sizes.observe(element)
    const stopWatching = onSchemeChange(() => current.recolour())
    return () => {
      sizes.disconnect()
      stopWatching()
      current.stop()
    }
  }, [onFailure])

  useEffect(() => {
    latest.current = cloth
    painter.current?.show(weftsOf(cloth))
  }, [cloth])

  function change(next: Cloth, message: string) {
    latest.current = next
    onChange(next, message)
  }

  function pullTo(row: number, reach: number) {
    const next = pull(latest.current, row, reach)
    const end = next.strips[row]?.reach ?? 0
    if (end === latest.current.strips[row]?.reach) return
    change(next, end > 0 ? crossingText(next, row, end - 1) : `Row ${row + 1} is pulled out.`)
  }

  function turnAt(row: number, column: number) {
    const next = turn(latest.current, row, column)
    change(next, crossingText(next, row, column))
  }

  function start(event: PointerEvent) {
    const at = place && crossingAt(place, event.nativeEvent.offsetX, event.nativeEvent.offsetY)
    if (!at || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { row, column } = at
    moveTo(row)
    showFocus(false)
    const weft = weftsOf(latest.current)[row]
    const reach = weft?.reach ?? 0
    const isInside = column >= 0 && column < (reach === COLUMNS ? COLUMNS : reach - 1)
    const isEnd = column >= 0 && column === reach - 1 && !isInside
    drag.current = { row, column, turnsOver: isInside ? !weft?.over[column] : null, isTap: isEnd }
    if (isInside) turnAt(row, column)
    else if (column >= reach) pullTo(row, column + 1)
  }

  function move(event: PointerEvent) {
    const { current } = drag
    if (!current || !place) return
    const column = crossingAt(place, event.nativeEvent.offsetX, centreOf(current.row))?.column ?? -1
    if (column === current.column) return
    Object.assign(current, { column, isTap: false })
    if (current.turnsOver === null) return pullTo(current.row, column + 1)
    const weft = weftsOf(latest.current)[current.row]
    if (!weft || column < 0 || column >= weft.reach) return
    if (weft.over[column] !== current.turnsOver) turnAt(current.row, column)
  }

  /** A tap on a strip's end turns it. */
  function end() {
    if (drag.current?.isTap) turnAt(drag.current.row, drag.current.column)
    drag.current = null
  }

  const centreOf = (row: number) => (place ? place.y + (row + 0.5) * place.height : 0)

  function moveTo(row: number) {
    const to = Math.min(ROWS - 1, Math.max(0, row))
    setTabStop(to)
    sliders.current[to]?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent, row: number) {
    const reach = cloth.strips[row]?.reach ?? 0
    const actions: Record<string, () => void> = {
      ArrowRight: () => pullTo(row, reach + 1),
      ArrowLeft: () => pullTo(row, reach - 1),
      Home: () => pullTo(row, 0),
      End: () => pullTo(row, COLUMNS),
      ArrowUp: () => moveTo(row - 1),
      ArrowDown: () => moveTo(row + 1),
      " ": () => reach > 0 && turnAt(row, reach - 1),
      Enter: () => reach > 0 && turnAt(row, reach - 1),
    }
    const act = actions[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    showFocus(true)
    act()
  }

  /** A strip has the focus while it is dragged, too; its ring is for the keyboard. */
  function showFocus(isShown: boolean) {
    canvas.current?.toggleAttribute("data-dragged", !isShown)
  }

  return (
    <div className={css.stage}>
      <canvas
        ref={canvas}
        className={css.canvas}
        // Would take the focus from the strip that was touched.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          drag.current = null
        }}
      />
      {place &&
        weftsOf(cloth).map(({ letters, reach, over, thread }, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor vanish.
            key={row}
            ref={(element) => {
              sliders.current[row] = element
            }}
            className={css.strip}
            data-letters={letters}
            data-thread={thread}
            role="slider"
            tabIndex={row === tabStop ? 0 : -1}
            aria-label={letters ? `Row ${row + 1}, ${letters}` : `Row ${row + 1}, plain`}
            aria-valuemin={0}
            aria-valuemax={COLUMNS}
            aria-valuenow={reach}
            aria-valuetext={
              over
                .slice(0, reach)
                .map((isOver) => (isOver ? "over" : "under"))
                .join(" ") || "not woven"
            }
            onFocus={() => setTabStop(row)}
            onBlur={() => showFocus(true)}
            onKeyDown={(event) => onKeyDown(event, row)}
            style={{
              insetBlockStart: place.y + row * place.height,
              insetInlineStart: place.x,
              inlineSize: COLUMNS * place.width,
              blockSize: place.height,
              // Of its letters, which share the strip's end.
              fontSize: Math.min(0.7 * place.height, (0.4 * place.width) / (letters.length || 1)),
            }}
          />
        ))}
    </div>
  )
}
