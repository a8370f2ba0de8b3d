import { graphql } from "gatsby"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import { groundOfChapter } from "./groundOfChapter"
import { ServiceCard, type ServiceCardData } from "./ServiceCard"
import * as css from "./ServiceChapters.module.css"
import { ServiceLedger } from "./ServiceLedger"

export type ServiceChapterData = {
  /** Group of the chapter's services, and its anchor. */
  readonly group: string
  readonly look: "gallery" | "mirrored" | "ledger" | "night"
  /** Label in the table of contents. */
  readonly word: string
  readonly title: string
  readonly text: string
}

export type FilledChapter = ServiceChapterData & {
  readonly services: readonly (ServiceCardData & { readonly number: number })[]
}

/**
 * Groups services into chapters and numbers them consecutively. Chapters without services are left out.
 * @returns the chapters in the order given
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

/** All services, chapter by chapter, each as a gallery of large pictures or as cells of cloth. */
export function ServiceChapters({ chapters }: { chapters: readonly FilledChapter[] }) {
  return chapters.map((chapter, place) => {
    const rows = chapter.look === "ledger" || chapter.look === "night"
    const ground = chapter.look === "night" ? "night" : ""
    return (
      <section
        key={chapter.group}
        id={chapter.group}
        className={classes(ground, css.chapter, chapter.look === "mirrored" && css.mirrored)}
        aria-labelledby={`${chapter.group}-title`}
      >
        <Container className={rows ? css.rows : css.spread}>
          <div className={css.heading}>
            <h2
              id={`${chapter.group}-title`}
              className={classes(css.title, groundOfChapter(place))}
            >
              {chapter.title}
            </h2>
            <p className={css.text}>{chapter.text}</p>
          </div>
          {rows ? (
            <ServiceLedger
              services={chapter.services}
              picture={chapter.look === "night" ? 37 : 50}
            />
          ) : (
            <Gallery services={chapter.services} card={chapter.look === "mirrored" ? 46 : 53} />
          )}
        </Container>
      </section>
    )
  })
}

type GalleryProps = Pick<FilledChapter, "services"> & {
  /** Width of the widest small pictures in wide windows, in vw. */
  card: number
}

function Gallery({ services, card }: GalleryProps) {
  return (
    <ol className={css.cards} role="list">
      {services.map(({ number, ...service }, index) => (
        <li key={service.id} className={index === 0 ? css.lead : css.card}>
          <ServiceCard
            service={service}
            number={number}
            sizes={
              index === 0
                ? "(min-width: 62.5em) 66vw, 92vw"
                : `(min-width: 62.5em) ${card}vw, (min-width: 37.5em) 44vw, 75vw`
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
