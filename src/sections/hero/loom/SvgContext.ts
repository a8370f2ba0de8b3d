import type { LoomContext } from "./drawing"

/** The part of a canvas's context that draws the loom, writing SVG instead: a file shows just what the screen shows. */
export class SvgContext implements LoomContext {
  fillStyle: LoomContext["fillStyle"] = "#000"
  private readonly shapes: string[] = []
  /** Gradients and clip paths with their ids; equal ones are written once. */
  private readonly definitions = new Map<string, string>()
  private path: string[] = []
  private clipping = ""

  /** The elements that have been drawn. */
  toString(): string {
    const definitions = [...this.definitions].map(([text, id]) => text.replace(" ", ` id="${id}" `))
    return [`<defs>${definitions.join("")}</defs>`, ...this.shapes].join("\n")
  }

  beginPath() {
    this.path = []
  }

  moveTo(x: number, y: number) {
    this.path.push(`${round(x)},${round(y)}`)
  }

  lineTo(x: number, y: number) {
    this.moveTo(x, y)
  }

  clip() {
    const polygon = `<polygon points="${this.path.join(" ")}"/>`
    const id = this.define(`<clipPath clipPathUnits="userSpaceOnUse">${polygon}</clipPath>`)
    this.clipping = ` clip-path="url(#${id})"`
  }

  save() {}

  /** The drawing saves nothing but the clip path, one level deep. */
  restore() {
    this.clipping = ""
  }

  clearRect() {}

  fillRect(x: number, y: number, width: number, height: number) {
    const fill =
      this.fillStyle instanceof Gradient
        ? `fill="url(#${this.define(this.fillStyle.toString())})"`
        : paint("fill", String(this.fillStyle))
    const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
    this.shapes.push(`<rect ${box} ${fill}${this.clipping}/>`)
  }

  createLinearGradient(...line: [number, number, number, number]): CanvasGradient {
    return new Gradient(line)
  }

  private define(text: string): string {
    const id = this.definitions.get(text) ?? `d${this.definitions.size}`
    this.definitions.set(text, id)
    return id
  }
}

class Gradient implements CanvasGradient {
  private readonly stops: string[] = []

  constructor(private readonly line: readonly number[]) {}

  addColorStop(offset: number, colour: string) {
    this.stops.push(`<stop offset="${offset}" ${paint("stop", colour)}/>`)
  }

  toString(): string {
    const [x1, y1, x2, y2] = this.line.map(round)
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    const stops = this.stops.join("")
    return `<linearGradient gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient>`
  }
}

/** Not every program that opens the file understands a colour with its opacity. */
function paint(what: "fill" | "stop", colour: string): string {
  const name = what === "fill" ? "fill" : "stop-color"
  const [, light, opacity] = colour.match(/^rgb\((\d+) \d+ \d+ \/ ([\d.]+)\)$/) ?? []
  if (!opacity) return `${name}="${colour}"`
  return `${name}="${light === "0" ? "#000" : "#fff"}" ${what}-opacity="${opacity}"`
}

const round = (length: number) => Math.round(length * 100) / 100
