import { type Json, listOf, pictureOf, type RemotePicture, textOf } from "../../../api/values"

/** A title and a text, at least one of them not "". */
export type TitledText = { id: string; title: string; text: string }

export type Screen = { picture: RemotePicture; caption: string }

export type Result = {
  /** What is shown large, for example "2/3". */
  figure: string
  unit: string
  /** What the figure measures. */
  measure: string
  /** The client's own, as `#rrggbb`; "" for the theme's. */
  colour: string
}

export type Quote = { text: string; author: string; role: string }

export type Chart = {
  title: string
  /** Values in per cent. */
  bars: { label: string; value: number }[]
}

/** What tells a project as a case, all of it optional. Missing values are "", null or []. */
export type ProjectCase = {
  problem: string
  constraint: string
  decisions: TitledText[]
  screens: Screen[]
  result: Result | null
  quote: Quote | null
  credits: { role: string; name: string }[]
  /** Chapters, told while scrolling. */
  story: TitledText[]
  chart: Chart | null
}

/**
 * Parses the fields of a case in a document of the content service.
 * @param title the project's; pictures without a text alternative get it
 */
export function readCase(doc: Json, title: string): ProjectCase {
  return {
    problem: textOf(doc.problem),
    constraint: textOf(doc.constraint),
    decisions: listOf(doc.decisions, readTitledText),
    screens: listOf(doc.screens, (screen) => readScreen(screen, title)),
    result: readResult(doc),
    quote: readQuote(doc),
    credits: listOf(doc.credits, readCredit),
    story: listOf(doc.story, readTitledText),
    chart: readChart(doc),
  }
}

export function readTitledText(item: Json): TitledText | null {
  const title = textOf(item.title)
  const text = textOf(item.text)
  return title || text ? { id: textOf(item.id) || title || text, title, text } : null
}

function readScreen(screen: Json, title: string): Screen | null {
  const picture = readPictureRow(screen, title)
  return picture && { picture, caption: textOf(screen.caption) }
}

/** The API specifies `imageUrl` and `alt`; an `image` with its sizes may come beside them. */
export function readPictureRow(row: Json, title: string): RemotePicture | null {
  const alt = textOf(row.alt) || title
  return pictureOf(row.image, alt) ?? pictureOf(row.imageUrl, alt)
}

/** A unit or a sentence says nothing without its figure. */
function readResult(doc: Json): Result | null {
  const figure = textOf(doc.result)
  if (!figure) return null
  const [colour = ""] = /^#[\da-f]{6}$/i.exec(textOf(doc.colour)) ?? []
  return { figure, unit: textOf(doc.resultUnit), measure: textOf(doc.resultMeasure), colour }
}

function readQuote(doc: Json): Quote | null {
  const text = textOf(doc.quote)
  return text ? { text, author: textOf(doc.quoteAuthor), role: textOf(doc.quoteRole) } : null
}

function readCredit(credit: Json): { role: string; name: string } | null {
  const role = textOf(credit.role)
  const name = textOf(credit.name)
  return role && name ? { role, name } : null
}

function readChart(doc: Json): Chart | null {
  const bars = listOf(doc.chart, readBar)
  return bars.length > 0 ? { title: textOf(doc.chartTitle), bars } : null
}

function readBar(bar: Json): Chart["bars"][number] | null {
  const label = textOf(bar.label)
  const value = Number(textOf(bar.value) || Number.NaN)
  return label && value >= 0 && value <= 100 ? { label, value } : null
}
