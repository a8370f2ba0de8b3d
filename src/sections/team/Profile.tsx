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
  /** The title bar, whose h1 overlaps the portrait. */
  children: ReactNode
}

/** A team member's portrait, biography and social links. */
export function Profile({ profile, children }: ProfileProps) {
  const { name, img, biography } = profile
  return (
    <div className={css.profile}>
      <div className={css.bar}>{children}</div>
      <div className={css.picture}>
        <Picture picture={img} first sizes="(min-width: 56.25em) 44vw, 100vw" className={css.img} />
      </div>
      <Container className={css.inner}>
        <section className={css.story} aria-labelledby="biography-title">
          <ProfileLinks name={name} networks={profile} />
          <h2 id="biography-title" className={css.title}>
            {biography.title}
          </h2>
          {biography.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
