import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { ServiceCard, type ServiceCardData } from "./ServiceCard"
import * as css from "./ServiceChapters.module.css"
import { ServiceLedger } from "./ServiceLedger"

export type ServiceChapterData = {
  /** Which services it holds; its place in the page's address. */
  readonly group: string
  /** "gallery", "mirrored", "ledger" or "night". */
  readonly look: string
  /** Its name in the contents. */
  readonly word: string
  readonly title: string
  readonly text: string
}

export type FilledChapter = ServiceChapterData & {
  readonly services: readonly (ServiceCardData & { readonly number: number })[]
}

/**
 * Sorts services into their chapters and numbers them through; a chapter without services falls away.
 * @returns the chapters in their order
 */
export function fillChapters(
  chapters: readonly ServiceChapterData[],
  services: readonly (ServiceCardData & { readonly group: string })[],
): FilledChapter[] {
  let number = 0
  return chapters
    .map((chapter) => ({
      ...chapter,
      services: services
        .filter(({ group }) => group === chapter.group)
        .map((service) => {
          number += 1
          return { ...service, number }
        }),
    }))
    .filter((chapter) => chapter.services.length > 0)
}

/** All services, chapter by chapter: galleries of large pictures and ledgers of rows take turns. */
export function ServiceChapters({ chapters }: { chapters: readonly FilledChapter[] }) {
  return chapters.map((chapter) => {
    const rows = chapter.look === "ledger" || chapter.look === "night"
    const ground = chapter.look === "night" ? "night" : ""
    return (
      <section
        key={chapter.group}
        id={chapter.group}
        className={`${ground} ${css.chapter} ${chapter.look === "mirrored" ? css.mirrored : ""}`}
        aria-labelledby={`${chapter.group}-title`}
      >
        <Container className={rows ? css.rows : css.spread}>
          <div className={css.heading}>
            <h2 id={`${chapter.group}-title`} className={css.title}>
              {chapter.title}
            </h2>
            <p className={css.text}>{chapter.text}</p>
          </div>
          {rows ? (
            <ServiceLedger services={chapter.services} />
          ) : (
            <Gallery services={chapter.services} />
          )}
        </Container>
      </section>
    )
  })
}

function Gallery({ services }: Pick<FilledChapter, "services">) {
  return (
    <ol className={css.cards} role="list">
      {services.map(({ number, ...service }, index) => (
        <li key={service.id} className={index === 0 ? css.lead : css.card}>
          <ServiceCard
            service={service}
            number={number}
            sizes={
              index === 0
                ? "(min-width: 62.5em) 66vw, 100vw"
                : "(min-width: 62.5em) 30vw, (min-width: 37.5em) 45vw, 90vw"
            }
          />
        </li>
      ))}
    </ol>
  )
}

export const query = graphql`
  fragment ServiceChapter on ServiceChapter {
    group
    look
    word
    title
    text
  }
`
