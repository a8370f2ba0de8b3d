import { useEffect, useState } from "react"
import { CardArrowLink } from "../../components/action/CardArrowLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./DesignList.module.css"

type DesignData = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  /** The layout's `data-theme` (src/styles/themes.css); omitted when it is the one of the page around it. */
  readonly theme?: string | undefined
  readonly hero: {
    /** The home page's headline, line by line. */
    readonly title: readonly string[]
    readonly img: PictureData
  }
}

/**
 * Miniatures of the home pages, each in its own theme: picture, headline and link. While one is hovered or has focus, the
 * whole page takes its colours.
 */
export function DesignList({ designs }: { designs: readonly DesignData[] }) {
  const [shown, setShown] = useState<DesignData | null>(null)
  const page = usePageTheme(shown?.theme)
  return (
    <Container>
      <ol className={css.list} role="list">
        {designs.map((design, index) => (
          <Design
            key={design.id}
            design={design}
            first={index === 0}
            number={index + 1}
            page={page}
            onShow={(isShown) => setShown(isShown ? design : null)}
          />
        ))}
      </ol>
    </Container>
  )
}

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
  onShow: (isShown: boolean) => void
}

function Design({ design, first, number, page, onShow }: DesignProps) {
  const { title, description, link, theme, hero } = design
  return (
    <li
      className={css.design}
      onMouseEnter={() => onShow(true)}
      onMouseLeave={() => onShow(false)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
    >
      <div className={css.window} {...(theme ? { "data-theme": theme } : page)}>
        <ClothFrame>
          <Picture
            picture={hero.img}
            first={first}
            sizes="(min-width: 56.25em) 52vw, 92vw"
            className={css.img}
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
