import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { planLink } from "../../components/action/planLink"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import { formatExactPrice } from "../../components/text/price"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData } from "../fragments"
import * as css from "./PricingTickets.module.css"

type PricingTicketsProps = {
  plans: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    /** Currency and billing period of the prices. */
    readonly unit: string
    /** Label of the active plan. */
    readonly highlight: string
    readonly action: ActionData
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly description: string
      /** US dollars. */
      readonly price: number
      readonly active: boolean
      readonly features: readonly string[]
    }[]
  }
}

/** Pricing plans as boarding passes: the features, a perforation, the price (docs/specification.md#constants). */
export function PricingTickets({ plans }: PricingTicketsProps) {
  const { eyebrow, title, text, unit, highlight, action, items } = plans
  if (items.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="tickets-title">
      <Container>
        <SectionHeading id="tickets-title" eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
        <ul className={css.tickets} role="list">
          {items.map((plan) => (
            <li
              key={plan.id}
              className={classes(css.ticket, plan.active && "bold", plan.active && css.active)}
            >
              <div className={css.pass}>
                <div className={css.name}>
                  <h3 className={css.title}>{plan.title}</h3>
                  <p className={css.description}>{plan.description}</p>
                  {plan.active && <p className={css.highlight}>{highlight}</p>}
                </div>
                <ul className={css.features} role="list">
                  {plan.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
              <div className={css.stub}>
                <p className={css.price}>
                  <span className={css.amount}>{formatExactPrice(plan.price)}</span>{" "}
                  <span>{unit}</span>
                </p>
                {action.to && (
                  <ButtonLink
                    to={planLink(action.to, plan.id)}
                    look={plan.active ? "solid" : "outline"}
                  >
                    <span>
                      {action.label}
                      <span className="visually-hidden"> in {plan.title}</span>
                    </span>
                  </ButtonLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment PricingTickets on PricingTickets {
    eyebrow
    title
    text
    unit
    highlight
    action {
      ...Action
    }
    items {
      id
      title
      description
      price
      active
      features
    }
  }
`
