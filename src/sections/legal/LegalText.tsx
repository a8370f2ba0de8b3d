import { graphql } from "gatsby"
import { type CSSProperties, Fragment } from "react"
import { sentencesOf } from "../../blog/sentences"
import { Link } from "../../components/action/Link"
import { PageContents } from "../../components/action/PageContents"
import { phoneAddress } from "../../components/action/phoneAddress"
import { classes } from "../../components/classes"
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

/** Longest text, in characters, of a section that stands on its cloth as a whole. */
const BRIEF = 240
/** Longest first sentence that is set as a display line. */
const LEAD = 200

/** Terms or privacy policy: a table of contents, then sections beside blocks of cloth, and contact details. */
export function LegalText({ page, details, ground }: LegalTextProps) {
  const { updated, sections } = page
  return (
    <Container className={css.page}>
      <p className={css.updated}>
        Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
      <PageContents
        parts={[...sections, { id: "contact", title: "Whom to ask" }]}
        look={{ nav: css.board, list: css.contents, link: css.jump }}
      />
      {sections.map(({ id, title, text, points, links }, index) => {
        const hasPoints = points.length > 0
        const isFilled = hasPoints || text.join(" ").length <= BRIEF
        const more = links.map(
          ({ label, to }) =>
            to && (
              <p key={to} className={css.more}>
                <Link to={to}>{label}</Link>
              </p>
            ),
        )
        return (
          <section
            key={id}
            id={id}
            className={classes("whole", css.section, isFilled && css.filled)}
            aria-labelledby={`${id}-title`}
          >
            <Head number={index + 1} id={id} title={title} />
            <div className={css.words}>
              {text.map((paragraph, index) => (
                <p key={paragraph}>{index > 0 ? paragraph : <First paragraph={paragraph} />}</p>
              ))}
              {!hasPoints && more}
            </div>
            {hasPoints && (
              <>
                <ul className={css.points} role="list">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                {more}
              </>
            )}
          </section>
        )
      })}
      <section
        id="contact"
        className={`${ground} ${css.section} ${css.ask}`}
        aria-labelledby="contact-title"
      >
        <Head number={sections.length + 1} id="contact" title="Whom to ask" />
        <address className={`${css.words} ${css.address}`}>
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
    </Container>
  )
}

/** A section's number and heading, which stay in view beside its text. */
function Head({ number, id, title }: { number: number; id: string; title: string }) {
  return (
    <div className={css.head}>
      <div className={css.label}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
      </div>
    </div>
  )
}

/** A section's first paragraph, with its first sentence as a display line: the shorter, the larger. */
function First({ paragraph }: { paragraph: string }) {
  const [lead = ""] = sentencesOf(paragraph)
  if (lead.length > LEAD) return paragraph
  return (
    <>
      <span className={css.lead} style={{ "--characters": lead.length } as CSSProperties}>
        {lead}
      </span>
      {paragraph.slice(lead.length)}
    </>
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
