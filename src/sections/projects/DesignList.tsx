import { type ComponentProps, type HTMLAttributes, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { classes } from "../../components/classes"
import { canDrawOff, drawOff, runningTransition } from "../../components/drawOff"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { TitleBar } from "../hero/TitleBar"
import * as css from "./DesignList.module.css"
import { type PageTheme, usePageTheme } from "./pageTheme"

type DesignData = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  /** The layout's `data-theme` (src/styles/themes.css); omitted when it is the one of the page around it. */
  readonly theme?: string | undefined
  /** The part of the picture that its card keeps; its middle by default. */
  readonly crop?: string | null
  readonly hero: {
    /** The home page's headline, line by line. */
    readonly title: readonly string[]
    readonly img: PictureData
  }
}

type DesignListProps = Pick<ComponentProps<typeof TitleBar>, "title" | "crumb" | "text"> & {
  designs: readonly DesignData[]
}

/** In ms. */
const ONE_FRAME = 16
/** How long the pointer rests on a design that is meant, and not on the way to another one, in ms. */
const INTENT = 120

/**
 * The page's title with a swatch of each design, which leads to its miniature below: picture, headline and link in the design's
 * theme. While one is hovered or has focus, or is in the middle of a window on which nothing hovers, the whole page takes its
 * colours.
 */
export function DesignList({ designs, ...title }: DesignListProps) {
  const [shown, setShown] = useState<DesignData | null>(null)
  const page = usePageTheme(shown?.theme)
  const wanted = useRef(shown)
  const drawn = useRef(shown)
  const isDrawing = useRef(false)
  const show = (design: DesignData | null) => {
    drawn.current = design
    setShown(design)
  }
  /**
   * One at a time: while the old page is drawn off, the browser says that the pointer has left the swatch.
   * @param stay how long the pointer must stay, in ms
   */
  const draw = async (design: DesignData | null, stay: number) => {
    wanted.current = design
    if (!canDrawOff()) return show(design)
    if (isDrawing.current) return
    isDrawing.current = true
    // From one to the next is one change.
    await new Promise((resolve) => setTimeout(resolve, stay))
    await runningTransition()
    while (wanted.current !== drawn.current) {
      const next = wanted.current
      // Downwards like a cloth (DesignList.module.css).
      await drawOff(() => flushSync(() => show(next)), "cloth")
    }
    isDrawing.current = false
  }
  const list = useRef<HTMLOListElement>(null)
  const reach = useRef((id: string | null) => {
    draw(designs.find((design) => design.id === id) ?? null, INTENT)
  }).current
  useEffect(() => watchMiddle(list.current, reach), [reach])
  // Leaving the page has a transition of its own, which one that is on its way would end.
  const leave = useRef(() => {
    wanted.current = drawn.current
  }).current
  useEffect(() => leave, [leave])
  const showing = (design: DesignData, stay: number): Showing => ({
    onMouseEnter: () => draw(design, stay),
    onMouseLeave: () => draw(null, stay),
    onFocus: () => draw(design, stay),
    onBlur: () => draw(null, stay),
    onClick: leave,
  })
  return (
    <>
      <TitleBar {...title}>
        <ol className={css.swatches} role="list">
          {designs.map((design, index) => (
            <li key={design.id} {...(design.theme ? { "data-theme": design.theme } : page)}>
              <a href={`#${design.id}`} className={css.swatch} {...showing(design, ONE_FRAME)}>
                <span className={css.tag}>{index + 1}</span>
                <span className="visually-hidden"> {design.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </TitleBar>
      <Container>
        <ol ref={list} className={css.list} role="list">
          {designs.map((design, index) => (
            <Design
              key={design.id}
              design={design}
              first={index === 0}
              number={index + 1}
              page={page}
              showing={showing(design, INTENT)}
            />
          ))}
        </ol>
      </Container>
    </>
  )
}

/**
 * On a device whose pointer can't hover, tells which item of a list has reached the middle of the window.
 * @param reached receives the item's id, null beyond the list; between two items the last one counts
 * @returns a function that stops watching
 */
function watchMiddle(list: HTMLElement | null, reached: (id: string | null) => void) {
  if (!list || !matchMedia("(hover: none)").matches) return
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (target === list ? !isIntersecting : isIntersecting) reached(target.id || null)
      }
    },
    { rootMargin: "-50% 0%" },
  )
  for (const element of [list, ...list.children]) observer.observe(element)
  return () => observer.disconnect()
}

type Showing = Pick<
  HTMLAttributes<HTMLElement>,
  "onMouseEnter" | "onMouseLeave" | "onFocus" | "onBlur" | "onClick"
>

type DesignProps = {
  design: DesignData
  first: boolean
  number: number
  /** Attributes of the page's own theme while the page shows another one. */
  page: PageTheme
  /** Listeners that give the page the design's colours. */
  showing: Showing
}

const whole = "(min-width: 48em) 58vw, 100vw"
/** On phones beside its words. */
const wholeBeside = "(min-width: 48em) 58vw, 53vw"
/** On tablets, the words beside a picture make its frame higher than wide. */
const cropped = "(min-width: 62.5em) 58vw, (min-width: 48em) 96vw, 100vw"

/** The `sizes` attribute of the picture of the design with this number, counted from 1. */
function sizesOf(number: number, crop: DesignData["crop"], img: PictureData): string {
  // The middle one is as wide as the window (DesignList.module.css).
  if (number % 7 === 4) return "100vw"
  if (crop === "whole") return number % 3 === 1 ? whole : wholeBeside
  return isWide(img) ? cropped : whole
}

function isWide({ src }: PictureData): boolean {
  const image = src.childImageSharp?.gatsbyImageData
  return !image || image.width > image.height
}

function Design({ design, first, number, page, showing }: DesignProps) {
  const { id, title, description, link, theme, crop, hero } = design
  return (
    <li id={id} className={css.design} {...showing}>
      <div className={css.window} {...(theme ? { "data-theme": theme } : page)}>
        <ClothFrame>
          <Picture
            picture={hero.img}
            first={first}
            sizes={sizesOf(number, crop, hero.img)}
            className={classes(css.img, crop && css[crop])}
          />
        </ClothFrame>
        <p className={css.headline} aria-hidden="true">
          <span>{hero.title.join(" ")}</span> <span className={css.numeral}>{number}</span>
        </p>
        <div className={css.words}>
          <h2 className={css.title}>
            <CardArrowLink to={link} beside>
              {title}
            </CardArrowLink>
          </h2>
          <p className={css.text}>{description}</p>
        </div>
      </div>
    </li>
  )
}
