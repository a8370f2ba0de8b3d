import { ButtonLink } from "../../components/action/Button"
import { Paragraphs } from "../Paragraphs"
import { formatMonth } from "../texts"
import * as css from "./Facts.module.css"
import type { Project } from "./project"

type FactsProps = {
  project: Project
}

/** Title and description beside client, date, duration and a link to ask for a price. */
export function Facts({ project }: FactsProps) {
  const { title, description, client, date, duration } = project
  const facts = [
    ["Client", client],
    ["Date", formatMonth(date)],
    ["Duration", duration],
  ].filter(([, value]) => value)
  return (
    <div className={css.columns}>
      <div className={css.body}>
        <h2 className={css.title}>{title}</h2>
        <Paragraphs text={description} />
      </div>
      <div className={css.side}>
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ButtonLink to="/contact-us">Pricing ?</ButtonLink>
      </div>
    </div>
  )
}
