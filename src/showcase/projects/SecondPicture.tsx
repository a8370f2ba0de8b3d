import { RemoteImage } from "../pictures/RemoteImage"
import type { Project } from "./project"
import * as css from "./SecondPicture.module.css"

type SecondPictureProps = {
  project: Project
}

/** A picture that links to the finished site, if the project has an address. */
export function SecondPicture({ project: { title, secondaryImage, link } }: SecondPictureProps) {
  if (!secondaryImage) return null
  const picture = (
    <RemoteImage picture={secondaryImage} ratio="4 / 3" sizes="(min-width: 56.25em) 60vw, 92vw" />
  )
  return (
    <div className={css.second}>
      {link ? (
        <a href={link} rel="noopener noreferrer">
          {picture}
          <span className={css.visit}>
            Visit the site<span className="visually-hidden"> of {title}</span>
          </span>
        </a>
      ) : (
        picture
      )}
    </div>
  )
}
