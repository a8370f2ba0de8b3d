import { Icon } from "../../components/media/Icon"
import { RemoteImage } from "../pictures/RemoteImage"
import type { Project } from "./project"
import * as css from "./SecondPicture.module.css"

type SecondPictureProps = {
  project: Project
}

/** A picture that links to the finished site, named beside it, if the project has an address. */
export function SecondPicture({ project: { title, secondaryImage, link } }: SecondPictureProps) {
  if (!secondaryImage) return null
  const picture = (
    <RemoteImage picture={secondaryImage} ratio="4 / 3" sizes="(min-width: 56.25em) 60vw, 92vw" />
  )
  if (!link) return <div className={css.alone}>{picture}</div>
  return (
    <a className={css.second} href={link} rel="noopener noreferrer">
      {picture}
      <span className={css.visit}>
        <span className={css.invitation}>
          Visit the site<span className="visually-hidden"> of {title}</span>
        </span>{" "}
        <span>{new URL(link).host.replace(/^www\./, "")}</span>
        <Icon name="arrow" />
      </span>
    </a>
  )
}
