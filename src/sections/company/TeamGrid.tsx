import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import { type Networks, SocialSigns } from "./SocialSigns"
import * as css from "./TeamGrid.module.css"

export type TeamMemberData = Networks & {
  readonly id: string
  readonly name: string
  readonly designation: string
  readonly img: PictureData
  /** The member's page of this site. */
  readonly link: string | null
}

type TeamGridProps = {
  heading: { readonly eyebrow: string; readonly title: string; readonly text: string }
  members: readonly TeamMemberData[]
  /** Stands there while nobody is on the team. */
  empty: string
}

/** Everybody: 4 to a row on wide screens, 2 on narrower ones (SPEC 2.5, 9), every other column a step lower. */
export function TeamGrid({ heading, members, empty }: TeamGridProps) {
  return (
    <section className={css.band} aria-labelledby="team-title">
      <Container>
        <SectionHeading id="team-title" eyebrow={heading.eyebrow} text={heading.text}>
          {heading.title}
        </SectionHeading>
        {members.length === 0 && <p className={css.empty}>{empty}</p>}
        <ul className={css.grid} role="list">
          {members.map((member, index) => (
            <Member key={member.id} member={member} first={index === 0} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

function Member({ member, first }: { member: TeamMemberData; first: boolean }) {
  const { name, designation, img, link } = member
  return (
    <li className={css.card}>
      <div className={css.frame}>
        <Picture
          picture={img}
          first={first}
          sizes="(min-width: 1600px) 340px, (min-width: 1000px) 22vw, 45vw"
          className={css.img}
        />
      </div>
      <h3 className={css.name}>
        {link ? (
          <Link to={link} className={css.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className={css.designation}>{designation}</p>
      <SocialSigns name={name} networks={member} />
    </li>
  )
}

export const query = graphql`
  fragment TeamMember on TeamMember {
    id: jsonId
    name
    designation
    link
    img {
      ...CardPicture
    }
    ...MemberNetworks
  }
`
