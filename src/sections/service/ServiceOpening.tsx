import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { CSSProperties, ReactNode } from "react"
import { Breadcrumbs } from "../../components/action/Breadcrumbs"
import { classes } from "../../components/classes"
import { Picture, type PictureData } from "../../components/media/Picture"
import { posterStyle } from "../../components/media/posterColours"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import * as css from "./ServiceOpening.module.css"

/** Longest title, in characters, that stands large, a word a line. */
const SHORT = 16

type OpeningPicture = PictureData & {
  readonly src: {
    /** The same picture, a few pixels large, as a data URL: its first column continues the ground. */
    readonly childImageSharp?: { readonly small?: IGatsbyImageData } | null
  }
}

type ServiceOpeningProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  text: string
  /** A subject on a plain ground, which continues across the opening. */
  img: OpeningPicture | null
  /** What it costs, how long it takes and who does it. */
  facts: readonly { readonly value: string; readonly label: string }[]
  /** Below the text. */
  children?: ReactNode
}

/** The opening of a service's page: a poster across the window, with the facts that decide along its foot. */
export function ServiceOpening({
  title,
  crumb = title,
  text,
  img,
  facts,
  children,
}: ServiceOpeningProps) {
  const small = img?.src.childImageSharp?.small?.placeholder?.fallback
  const style = {
    ...posterStyle(img),
    ...(small && { "--small": `url(${small})` }),
  } as CSSProperties
  return (
    <>
      <div className={`whole ${css.poster}`} style={style}>
        <Container className={css.inner}>
          <Breadcrumbs current={crumb} />
          <div className={css.words}>
            <h1 className={classes(css.title, title.length <= SHORT && css.short)}>{title}</h1>
            <p className={css.text}>{text}</p>
            {children}
          </div>
        </Container>
        {img && (
          <div className={css.picture}>
            <Picture
              picture={img}
              first
              sizes="(min-width: 56.25em) 62vw, 100vw"
              className={css.img}
            />
          </div>
        )}
        <div className={css.foot}>
          <Seam />
        </div>
      </div>
      {facts.length > 0 && (
        <div className="whole night">
          <Container>
            <dl className={css.facts}>
              {facts.map(({ value, label }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </Container>
        </div>
      )}
    </>
  )
}

export const query = graphql`
  fragment ServiceOpening on ServicePageTexts {
    img {
      ...HalfPicture
      src {
        childImageSharp {
          small: gatsbyImageData(
            layout: FIXED
            width: 20
            formats: [AUTO]
            placeholder: BLURRED
            blurredOptions: { width: 20, toFormat: PNG }
          )
        }
      }
    }
    facts {
      value
      label
    }
  }
`
