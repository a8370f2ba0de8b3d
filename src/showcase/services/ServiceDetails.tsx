import { ButtonLink } from "../../components/action/Button"
import { NumberedSteps } from "../NumberedSteps"
import { Paragraphs } from "../Paragraphs"
import { RemoteImage } from "../pictures/RemoteImage"
import * as css from "./ServiceDetails.module.css"
import type { Service } from "./service"

type ServiceDetailsProps = {
  service: Service
  /** Heading of the numbered steps. */
  approach: string
}

/** A service: large picture, texts, side picture, feature blocks and how we work. */
export function ServiceDetails({ service, approach }: ServiceDetailsProps) {
  const { title, subtitle, description, additionalDescription, hero, side, features } = service
  return (
    <article className={css.service}>
      <div className={css.opening}>
        {hero && (
          <div className={css.hero}>
            <RemoteImage
              picture={hero}
              first
              ratio="16 / 10"
              sizes="(min-width: 56.25em) 60vw, 92vw"
            />
          </div>
        )}
        <div className={css.heading}>
          <h2 className={css.title}>
            <OnPaper>{title}</OnPaper>
          </h2>
          {subtitle && (
            <p className={css.subtitle}>
              <OnPaper>{subtitle}</OnPaper>
            </p>
          )}
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.text}>
          <Paragraphs text={description} />
          <Paragraphs text={additionalDescription} />
          <ButtonLink to="/contact-us">Talk to an expert</ButtonLink>
        </div>
        {side && (
          <div className={css.side}>
            <RemoteImage
              picture={side}
              ratio="3 / 4"
              sizes="(min-width: 56.25em) 30vw, (min-width: 40em) 37vw, 92vw"
            />
          </div>
        )}
      </div>
      {features.length > 0 && (
        <ul className={css.features} role="list">
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
            <li key={index} className={css.feature}>
              {feature.title && <h3 className={css.featureTitle}>{feature.title}</h3>}
              <ul className={css.points}>
                {feature.points.map((point, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <li key={place}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {service.approach.length > 0 && (
        <section className={css.approach}>
          <h3 className={css.approachTitle}>{approach}</h3>
          <NumberedSteps headingLevel={4} steps={service.approach} />
        </section>
      )}
    </article>
  )
}

/** Text that overlaps the picture, each line on its own background strip. */
function OnPaper({ children }: { children: string }) {
  return (
    <span className={css.paper}>
      <span className={css.words}>{children}</span>
    </span>
  )
}
