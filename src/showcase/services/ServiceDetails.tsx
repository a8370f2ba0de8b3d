import { ButtonLink } from "../../components/action/Button"
import { classes } from "../../components/classes"
import { FeatureStrips } from "../../components/service/FeatureStrips"
import { type StepsLook, WovenSteps } from "../../components/service/WovenSteps"
import { Paragraphs } from "../Paragraphs"
import { RemoteImage } from "../pictures/RemoteImage"
import * as css from "./ServiceDetails.module.css"
import type { Service } from "./service"

type ServiceDetailsProps = {
  service: Service
  /** Heading of the numbered steps. */
  approach: string
  /** How these are drawn. */
  steps: StepsLook
}

/** A service: texts beside its large picture, feature blocks beside its small one, and how we work. */
export function ServiceDetails({ service, approach, steps }: ServiceDetailsProps) {
  const { title, subtitle, description, additionalDescription, hero, side, features } = service
  return (
    <article className={css.service}>
      <div className={hero ? css.columns : undefined}>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          <div className={css.text}>
            <Paragraphs text={description} />
            <Paragraphs text={additionalDescription} />
          </div>
        </div>
        {hero && (
          <div className={css.hero}>
            <RemoteImage picture={hero} ratio="16 / 10" sizes="(min-width: 56.25em) 58vw, 100vw" />
          </div>
        )}
      </div>
      {(side || features.length > 0) && (
        <div className={side ? css.columns : undefined}>
          {side && (
            <div className={classes(css.side, hero && css.patch)}>
              <RemoteImage picture={side} ratio="3 / 4" sizes="(min-width: 56.25em) 38vw, 100vw" />
            </div>
          )}
          <FeatureStrips headingLevel={3} features={features} />
        </div>
      )}
      <div>
        {service.approach.length > 0 && (
          <>
            <h3 className={css.approachTitle}>{approach}</h3>
            <WovenSteps headingLevel={4} steps={service.approach} look={steps} />
          </>
        )}
        <p className={service.approach.length > 0 ? css.end : undefined}>
          <ButtonLink to="/contact-us">Talk to an expert</ButtonLink>
        </p>
      </div>
    </article>
  )
}
