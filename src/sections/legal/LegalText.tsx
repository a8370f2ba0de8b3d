import { graphql } from "gatsby"
import { Fragment } from "react"
import { Link } from "../../components/action/Link"
import { PageContents } from "../../components/action/PageContents"
import { phoneAddress } from "../../components/action/phoneAddress"
import { Container } from "../../components/text/Container"
import { formatDate } from "../../components/text/date"
import * as css from "./LegalText.module.css"

type LegalTextProps = {
  page: {
    /** YYYY-MM-DD of the last change. */
    readonly updated: string
    readonly sections: readonly {
      /** Anchor of the section. */
      readonly id: string
      readonly title: string
      readonly text: readonly string[]
      readonly points: readonly string[]
      readonly links: readonly { readonly label: string; readonly to: string | null }[]
    }[]
  }
  /** The agency's own details, from data/site.json. */
  details: {
    readonly name: string
    readonly phones: readonly string[]
    readonly email: string
    readonly address: string
  }
  /** Classes of the last section's ground. */
  ground: string
}

/** Terms or privacy policy: a table of contents beside numbered sections, then contact details. */
export function LegalText({ page, details, ground }: LegalTextProps) {
  const { updated, sections } = page
  return (
    <Container className={css.page}>
      <div className={css.side}>
        <p className={css.updated}>
          Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
        <PageContents
          parts={[...sections, { id: "contact", title: "Whom to ask" }]}
          look={{ list: css.contents, link: css.jump }}
        />
      </div>
      <div className={css.body}>
        {sections.map(({ id, title, text, points, links }, index) => (
          <section
            key={id}
            id={id}
            className={`whole ${css.section}`}
            aria-labelledby={`${id}-title`}
          >
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {links.map(
              ({ label, to }) =>
                to && (
                  <p key={to}>
                    <Link to={to}>{label}</Link>
                  </p>
                ),
            )}
          </section>
        ))}
        <section
          id="contact"
          className={`${ground} ${css.section} ${css.ask}`}
          aria-labelledby="contact-title"
        >
          <span className={css.number} aria-hidden="true">
            {sections.length + 1}
          </span>
          <h2 id="contact-title" className={css.title}>
            Whom to ask
          </h2>
          <address className={css.address}>
            <span>
              {details.name}, {details.address}
            </span>{" "}
            <a href={`mailto:${details.email}`}>{details.email}</a>{" "}
            {details.phones.map((phone) => (
              <Fragment key={phone}>
                <a href={phoneAddress(phone)}>{phone}</a>{" "}
              </Fragment>
            ))}
          </address>
        </section>
      </div>
    </Container>
  )
}

export const query = graphql`
  fragment LegalText on LegalPage {
    updated
    sections {
      id
      title
      text
      points
      links {
        label
        to
      }
    }
  }
`
