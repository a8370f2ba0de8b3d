import { CardArrowLink } from "../../components/action/CardArrowLink"
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

/** Miniatures of the home pages, each in its own theme: picture, headline and link. */
export function DesignList({ designs }: { designs: readonly DesignData[] }) {
  return (
    <Container>
      <ol className={css.list} role="list">
        {designs.map((design, index) => (
          <Design key={design.id} design={design} first={index === 0} number={index + 1} />
        ))}
      </ol>
    </Container>
  )
}

type DesignProps = { design: DesignData; first: boolean; number: number }

function Design({ design, first, number }: DesignProps) {
  const { title, description, link, theme, hero } = design
  return (
    <li className={css.design}>
      <div className={css.window} data-theme={theme}>
        <Picture
          picture={hero.img}
          first={first}
          sizes="(min-width: 56.25em) 52vw, 92vw"
          className={css.img}
        />
        <p className={css.headline} aria-hidden="true">
          {hero.title.map((line) => (
            <span key={line} className={css.line}>
              {`${line} `}
            </span>
          ))}
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
