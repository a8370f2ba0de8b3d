import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./Profile.module.css"
import { type Networks, ProfileLinks } from "./ProfileLinks"

type ProfileProps = {
  profile: Networks & {
    readonly name: string
    readonly img: PictureData
    readonly biography: { readonly title: string; readonly text: readonly string[] }
  }
  /** Classes of its ground: "bold", or "night", alone or with one of src/sections/grounds.module.css. */
  ground: string
  /** The title bar, whose h1 overlaps the portrait. */
  children: ReactNode
}

/** A team member's portrait, biography and social links. */
export function Profile({ profile, ground, children }: ProfileProps) {
  const { name, img, biography } = profile
  const { title, text } = biography
  // The last paragraphs of a long story stand below the portrait.
  const beside = text.length > 2 ? text.slice(0, 1) : text
  const below = text.slice(beside.length)
  return (
    <div className={`${ground} ${css.profile}`}>
      <div className={css.bar}>{children}</div>
      <div className={css.picture}>
        <Picture
          picture={img}
          first
          sizes="(min-width: 56.25em) 44vw, (min-width: 43.75em) 97vw, 100vw"
          className={css.img}
        />
      </div>
      <Container className={css.inner}>
        <section className={css.story} aria-labelledby="biography-title">
          <div className={`whole ${css.intro}`}>
            <ProfileLinks name={name} networks={profile} />
            <h2 id="biography-title" className={css.title}>
              {title}
            </h2>
            {beside.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {below.length > 0 && (
            <div className={css.below}>
              {below.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </section>
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment Profile on TeamProfile {
    name
    img {
      ...HalfPicture
    }
    biography {
      title
      text
    }
    ...ProfileNetworks
  }
  fragment MemberProfile on TeamMember {
    name
    designation
    img {
      ...CardPicture
    }
    page {
      story {
        title
        text
      }
    }
    ...MemberNetworks
  }
`
