import type { CSSProperties } from "react"
import { ButtonLink } from "../../components/action/Button"
import { planLink } from "../../components/action/planLink"
import { formatPrice } from "../../components/text/price"
import type { ActionData } from "../fragments"
import type { Frequency } from "./BillingChoice"
import * as css from "./PlanCard.module.css"

export type PlanData = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly highlighted: boolean
  readonly prices: readonly {
    /** Billing frequency: 1 annual, 2 monthly (docs/specification.md#documents). */
    readonly id: number
    /** US dollars per month. */
    readonly amount: number
  }[]
  readonly features: readonly string[]
}

type PlanCardProps = {
  plan: PlanData
  frequencies: readonly Frequency[]
  /** Label above a highlighted plan. */
  highlight: string
  action: ActionData
  /** How dense its cloth is woven: the plan's price in terms of the lowest. */
  density: number
}

/** A pricing plan as a cloth that hangs from a beam: both prices, its features as weft over the warp, and one button. */
export function PlanCard({ plan, frequencies, highlight, action, density }: PlanCardProps) {
  const { id: planId, title, description, highlighted, prices, features } = plan
  return (
    <li
      className={highlighted ? `${css.plan} ${css.highlighted}` : css.plan}
      style={{ "--density": density } as CSSProperties}
    >
      {highlighted && <p className={css.highlight}>{highlight}</p>}
      <h3 className={css.title}>{title}</h3>
      <p className={css.description}>{description}</p>
      <div className={css.prices}>
        {frequencies.map(({ id, unit }, index) => {
          const price = prices.find((candidate) => candidate.id === id)
          if (!price) return null
          return (
            <p key={id} className={`${css.price} ${index === 0 ? css.first : css.second}`}>
              <span className={css.or}>or </span>
              <span className={css.amount}>
                <span className={css.roll}>{formatPrice(price.amount)}</span>
              </span>{" "}
              <span>{unit}</span>
            </p>
          )
        })}
      </div>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {action.to && (
        <p className={css.action}>
          <ButtonLink to={planLink(action.to, planId)}>
            <span>
              {action.label}
              <span className="visually-hidden"> of the {title}</span>
            </span>
          </ButtonLink>
        </p>
      )}
    </li>
  )
}
