import { ButtonLink } from "../components/action/Button"
import * as css from "./ProjectDetails.module.css"
import { formatDate, type Project } from "./project"
import { RemoteImage } from "./RemoteImage"

type ProjectDetailsProps = {
  project: Project
}

/** A web-design project: main picture, facts, description, a second picture that leads to the site, steps (SPEC 2.6). */
export function ProjectDetails({ project }: ProjectDetailsProps) {
  const { title, description, client, date, duration, link, mainImage, secondaryImage, steps } =
    project
  const facts = [
    ["Client", client],
    ["Date", formatDate(date)],
    ["Duration", duration],
  ].filter(([, value]) => value)
  const paragraphs = description.split(/\n{2,}/).filter((text) => text.trim())
  return (
    <article className={css.project}>
      {mainImage && (
        <RemoteImage
          picture={mainImage}
          first
          ratio="16 / 10"
          sizes="(min-width: 90rem) 90rem, 92vw"
        />
      )}
      <div className={css.columns}>
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
        <div className={css.body}>
          <h2 className={css.title}>{title}</h2>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may say a thing twice.
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      {secondaryImage && (
        <div className={css.second}>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              <RemoteImage
                picture={secondaryImage}
                ratio="4 / 3"
                sizes="(min-width: 900px) 60vw, 92vw"
              />
              <span className={css.visit}>Visit the site</span>
            </a>
          ) : (
            <RemoteImage
              picture={secondaryImage}
              ratio="4 / 3"
              sizes="(min-width: 900px) 60vw, 92vw"
            />
          )}
        </div>
      )}
      {steps.length > 0 && (
        <ol className={css.steps} role="list">
          {steps.map(({ title: step, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={index} className={css.step}>
              <span className={css.numeral} aria-hidden="true">
                {index + 1}
              </span>
              {step && <h3 className={css.stepTitle}>{step}</h3>}
              {text && <p className={css.stepText}>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}
