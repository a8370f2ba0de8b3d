import { type Colours, readColours } from "./colours"
import { drawLoom, type Place, placeIn } from "./drawing"
import { COLUMNS, ROWS, type Weft } from "./pattern"

type Shown = Weft & { readonly reach: number }

/** Time in which a strip covers most of its way, ms. */
const PACE = 75
/** Between the starts of two strips that move together, ms. */
const STAGGER = 70
/** How long a turned crossing takes to settle, ms. */
const SETTLE = 240
/** When the light that runs over a finished cloth starts, and how long it takes from one crossing to the next, ms. */
const GLEAM = { after: 650, pace: 40 }

/** Draws a cloth on a canvas. Strips glide to where they lie; under prefers-reduced-motion they are simply there. */
export class Painter {
  private readonly context: CanvasRenderingContext2D
  private colours: Colours
  private size = { width: 0, height: 0 }
  private place: Place = placeIn(0, 0)
  /** How far each strip is drawn, in columns. */
  private readonly reaches: number[]
  private readonly startsAt: number[] = Array(ROWS).fill(0)
  /** When a crossing was turned, by row and column. */
  private readonly turnedAt = new Map<string, number>()
  private frame = 0
  private lastFrame = 0

  /** @throws if the browser provides no drawing context */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private wefts: readonly Shown[],
  ) {
    const context = canvas.getContext("2d")
    if (!context) throw new Error("The browser has no canvas to draw on")
    this.context = context
    this.colours = readColours(canvas)
    this.reaches = wefts.map(({ reach }) => reach)
  }

  /** Adapts to the canvas's size. @returns where the cloth lies */
  fit(): Place {
    const { clientWidth: width, clientHeight: height } = this.canvas
    this.size = { width, height }
    this.place = placeIn(width, height)
    this.canvas.width = Math.round(width * devicePixelRatio)
    this.canvas.height = Math.round(height * devicePixelRatio)
    this.context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    this.draw(performance.now())
    return this.place
  }

  recolour() {
    this.colours = readColours(this.canvas)
    this.draw(performance.now())
  }

  show(wefts: readonly Shown[]) {
    const now = performance.now()
    const before = this.wefts
    this.wefts = wefts
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      wefts.forEach(({ reach }, row) => {
        this.reaches[row] = reach
      })
      this.draw(now)
      return
    }
    // Strips that are on their way already go on.
    const started = wefts.flatMap(({ reach }, row) => (reach === before[row]?.reach ? [] : [row]))
    started.forEach((row, index) => {
      this.startsAt[row] = now + index * STAGGER
    })
    const isFinished = !isWhole(before) && isWhole(wefts)
    wefts.forEach(({ over, reach }, row) => {
      for (let column = 0; column < reach; column += 1) {
        const crossing = `${row},${column}`
        if (isFinished) this.turnedAt.set(crossing, now + GLEAM.after + (row + column) * GLEAM.pace)
        else if (over[column] !== before[row]?.over[column]) this.turnedAt.set(crossing, now)
      }
    })
    if (!this.frame) {
      this.lastFrame = now
      this.frame = requestAnimationFrame(this.animate)
    }
  }

  stop() {
    cancelAnimationFrame(this.frame)
  }

  private readonly animate = (now: number) => {
    const step = 1 - Math.exp(-Math.max(0, now - this.lastFrame) / PACE)
    this.lastFrame = now
    this.wefts.forEach(({ reach }, row) => {
      const way = reach - (this.reaches[row] ?? 0)
      if (now < (this.startsAt[row] ?? 0)) return
      this.reaches[row] = Math.abs(way) < 0.02 ? reach : reach - way * (1 - step)
    })
    for (const [crossing, since] of this.turnedAt) {
      if (now - since > SETTLE) this.turnedAt.delete(crossing)
    }
    this.draw(now)
    const isStill = this.wefts.every(({ reach }, row) => reach === this.reaches[row])
    this.frame = isStill && this.turnedAt.size === 0 ? 0 : requestAnimationFrame(this.animate)
  }

  private draw(now: number) {
    const wefts = this.wefts.map(({ over, thread }, row) => ({
      over,
      thread,
      reach: this.reaches[row] ?? 0,
      lift: (column: number) => {
        const since = this.turnedAt.get(`${row},${column}`)
        return since === undefined || now < since ? 0 : Math.max(0, 1 - (now - since) / SETTLE)
      },
    }))
    drawLoom(this.context, this.size, this.place, wefts, this.colours)
  }
}

const isWhole = (wefts: readonly Shown[]) => wefts.every(({ reach }) => reach === COLUMNS)
