import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { formatPrice } from "../../components/text/price"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData } from "../fragments"
import { BillingChoice, type Frequency } from "./BillingChoice"
import { PlanCard, type PlanData } from "./PlanCard"
import * as css from "./PlanList.module.css"

type PlanListProps = {
  heading: {
    readonly title: string
    readonly text: string
    /** Label above the highlighted plan. */
    readonly highlight: string
    readonly action: ActionData
  }
  /** Legend of the billing choice. */
  billing: string
  frequencies: readonly Frequency[]
  plans: readonly PlanData[]
  /** Shown when there are no plans. */
  empty: string
}

/**
 * Pricing plans and the billing choice (docs/specification.md#states). Each plan shows both prices, the chosen one
 * large, so that visitors can compare without switching.
 */
export function PlanList({ heading, billing, frequencies, plans, empty }: PlanListProps) {
  const wordsFor = ({ id, label, unit }: Frequency) =>
    `${label}: ${plans
      .flatMap(({ title, prices }) =>
        prices
          .filter((price) => price.id === id)
          .map(({ amount }) => `${title} ${formatPrice(amount)}`),
      )
      .join(", ")} ${unit}.`
  const priceOf = ({ prices }: PlanData) => prices[0]?.amount ?? 0
  const lowest = Math.min(...plans.map(priceOf))
  return (
    <section className={css.band} aria-labelledby="plans-title">
      <Container>
        <div className={css.head}>
          <SectionHeading id="plans-title" text={plans.length > 0 ? heading.text : empty}>
            {heading.title}
          </SectionHeading>
          {plans.length > 0 && (
            <BillingChoice question={billing} frequencies={frequencies} wordsFor={wordsFor} />
          )}
        </div>
        <ul className={css.plans} role="list">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              frequencies={frequencies}
              highlight={heading.highlight}
              action={heading.action}
              density={lowest > 0 ? Number((priceOf(plan) / lowest).toFixed(2)) : 1}
            />
          ))}
        </ul>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment PlanList on Pricing {
    heading {
      title
      text
      highlight
      action {
        ...Action
      }
    }
    billing
    frequencies {
      id
      label
      unit
    }
    empty
  }
  fragment Plan on Plan {
    id: jsonId
    title
    description
    highlighted
    prices {
      id
      amount
    }
    features
  }
`
