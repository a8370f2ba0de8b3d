import { COLUMNS } from "./pattern"

/** The theme's colours, as a canvas and an SVG file take them. */
export type Colours = {
  /** The weft's four colours. */
  readonly threads: readonly string[]
  /** The warp's colours, from the edge to the middle. */
  readonly warp: readonly string[]
  /** What shows between the strips: the page's background. */
  readonly ground: string
}

/** Colour of a strip of the warp; the strips mirror each other. */
export function warpColour({ warp }: Colours, column: number): string {
  return warp[(COLUMNS - 1) / 2 - Math.abs(column - (COLUMNS - 1) / 2)] ?? ""
}

/**
 * Reads the theme's colours through an element in it: the computed value of a variable is not resolved, that of `color` is.
 * As hexadecimal numbers, which every program that opens an SVG file understands.
 */
export function readColours(element: HTMLElement): Colours {
  const context = document.createElement("canvas").getContext("2d")
  const read = (name: string) => {
    element.style.color = `var(${name})`
    return context ? hexadecimal(context, getComputedStyle(element).color) : ""
  }
  const colours = {
    threads: ["--thread-1", "--thread-2", "--thread-3", "--thread-4"].map(read),
    warp: ["--deep-3", "--ink", "--deep-1", "--paper", "--ink"].map(read),
    ground: read("--ground"),
  }
  element.style.color = ""
  return colours
}

function hexadecimal(context: CanvasRenderingContext2D, colour: string): string {
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return `#${[...data.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}

/** Calls back when the colour scheme changes. @returns a function that stops it */
export function onSchemeChange(act: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const choice = new MutationObserver(act)
  choice.observe(document.documentElement, { attributeFilter: ["data-scheme", "data-theme"] })
  system.addEventListener("change", act)
  return () => {
    choice.disconnect()
    system.removeEventListener("change", act)
  }
}
