import { type ComponentProps, type HTMLAttributes, useEffect, useState } from "react"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { TitleBar } from "../hero/TitleBar"
import * as css from "./DesignList.module.css"

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

/**
 * The page's title with a swatch of each design, which leads to its miniature below: picture, headline and link in the design's
 * theme. While one is hovered or has focus, the whole page takes its colours.
 */
export function DesignList({ designs, ...title }: DesignListProps) {
  const [shown, setShown] = useState<DesignData | null>(null)
  const page = usePageTheme(shown?.theme)
  const showing = (design: DesignData): Showing => ({
    onMouseEnter: () => setShown(design),
    onMouseLeave: () => setShown(null),
    onFocus: () => setShown(design),
    onBlur: () => setShown(null),
  })
  return (
    <>
      <TitleBar {...title}>
        <ol className={css.swatches} role="list">
          {designs.map((design, index) => (
            <li key={design.id} {...(design.theme ? { "data-theme": design.theme } : page)}>
              <a href={`#${design.id}`} className={css.swatch} {...showing(design)}>
                <span className={css.tag}>{index + 1}</span>
                <span className="visually-hidden"> {design.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </TitleBar>
      <Container>
        <ol className={css.list} role="list">
          {designs.map((design, index) => (
            <Design
              key={design.id}
              design={design}
              first={index === 0}
              number={index + 1}
              page={page}
              showing={showing(design)}
            />
          ))}
        </ol>
      </Container>
    </>
  )
}

type Showing = Pick<
  HTMLAttributes<HTMLElement>,
  "onMouseEnter" | "onMouseLeave" | "onFocus" | "onBlur"
>

type PageTheme = { readonly "data-theme"?: string; readonly "data-scheme"?: string }

/**
 * Gives the page another theme.
 * @returns the attributes of its own theme, for parts that keep it; none while the page has it
 */
function usePageTheme(theme: string | undefined): PageTheme {
  const [own, setOwn] = useState<PageTheme>({})
  useEffect(() => {
    if (!theme) return
    const { dataset } = document.documentElement
    const { theme: ownTheme = "", scheme = "" } = dataset
    dataset.theme = theme
    setOwn({ "data-theme": ownTheme, "data-scheme": scheme })
    return () => {
      dataset.theme = ownTheme
      setOwn({})
    }
  }, [theme])
  return own
}

type DesignProps = {
  design: DesignData
  first: boolean
  number: number
  /** Attributes of the page's own theme while the page shows another one. */
  page: PageTheme
  /** Listeners that give the page the design's colours. */
  showing: Showing
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
            // The first card is a narrow one (the stylesheet).
            sizes={`(min-width: 56.25em) ${first ? 36 : 52}vw, 92vw`}
            className={`${css.img} ${crop ? css[crop] : ""}`}
          />
        </ClothFrame>
        <p className={css.headline} aria-hidden="true">
          {hero.title.join(" ")}
        </p>
      </div>
      <div className={css.words}>
        <span className={css.numeral} aria-hidden="true">
          {number}
        </span>
        <h2 className={css.title}>
          <CardArrowLink to={link} beside>
            {title}
          </CardArrowLink>
        </h2>
        <p className={css.text}>{description}</p>
      </div>
    </li>
  )
}
