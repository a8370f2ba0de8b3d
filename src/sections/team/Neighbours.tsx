import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { CardLink } from "../../components/action/CardLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./Neighbours.module.css"

type Neighbour = {
  readonly name: string
  readonly designation: string
  readonly link: string | null
  readonly img: PictureData
}

type NeighboursProps = {
  texts: {
    /** Label of the links, for screen readers. */
    readonly neighbours: string
    /** Label of the link to the whole team. */
    readonly back: string
  }
  previous: Neighbour | null
  next: Neighbour | null
}

/** Links to the members who sit to the left and to the right, and back to the whole team. */
export function Neighbours({ texts, previous, next }: NeighboursProps) {
  return (
    <nav className={css.band} aria-label={texts.neighbours}>
      <Container className={css.inner}>
        {previous && <NeighbourCard member={previous} label="Previous" />}
        {next && <NeighbourCard member={next} label="Next" />}
        <p className={css.back}>
          <ArrowLink to="/team">{texts.back}</ArrowLink>
        </p>
      </Container>
    </nav>
  )
}

function NeighbourCard({ member, label }: { member: Neighbour; label: "Previous" | "Next" }) {
  return (
    <div className={css.card}>
      <Picture picture={member.img} sizes="(min-width: 56.25em) 20vw, 50vw" className={css.img} />
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <p className={css.name}>
          <CardLink to={member.link}>{member.name}</CardLink>
        </p>
        <p className={css.label}>{member.designation}</p>
      </div>
    </div>
  )
}

export const query = graphql`
  fragment Neighbours on Query {
    teamTexts {
      member {
        neighbours
        back
      }
    }
    previous: teamMember(jsonId: { eq: $previous }) {
      ...Neighbour
    }
    next: teamMember(jsonId: { eq: $next }) {
      ...Neighbour
    }
  }
  fragment Neighbour on TeamMember {
    name
    designation
    link
    img {
      ...CardPicture
    }
  }
`
