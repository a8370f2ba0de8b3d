import { ArrowLink } from "../../components/action/ArrowLink"
import type { QuestionData } from "./partsOf"
import * as css from "./QuestionAnswer.module.css"

/** A numbered step: "1. Listen. In a first conversation …". */
const STEP = /^(\d+\. [^.]+\.) (.+)$/

/**
 * An answer of /faq: the first paragraph set large above the others; if all are numbered steps, these in two columns, each
 * under its first sentence.
 */
export function QuestionAnswer({ text, links }: Pick<QuestionData, "text" | "links">) {
  // A link to a page that does not exist yet has no address.
  const ways = links.filter(({ to }) => to)
  const steps = text.flatMap((paragraph) => {
    const [, title, words] = STEP.exec(paragraph) ?? []
    return title && words ? [{ title, words }] : []
  })
  const [lead, ...others] = text
  return (
    <div className={css.answer}>
      {steps.length === text.length ? (
        <div className={css.steps}>
          {steps.map(({ title, words }) => (
            <p key={title}>
              <strong className={css.step}>{title}</strong> {words}
            </p>
          ))}
        </div>
      ) : (
        <>
          <p className={css.lead}>{lead}</p>
          {others.length > 0 && (
            <div className={css.others}>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </>
      )}
      {ways.length > 0 && (
        <ul className={css.links} role="list">
          {ways.map(({ label, to }) => (
            <li key={label}>
              <ArrowLink to={to ?? ""} className={css.link}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
