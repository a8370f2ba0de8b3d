import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { MaybeLink } from "../../components/action/MaybeLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./Answerer.module.css"

type AnswererProps = {
  answer: {
    readonly label: string
    readonly text: string
    /** Label of the link to the calendar. */
    readonly booking: string
    readonly member: {
      readonly name: string
      readonly designation: string
      /** The member's page, if there is one. */
      readonly link: string | null
      readonly img: PictureData
    }
  }
  /** Calendar on which visitors book a call, if there is one. */
  booking: string | null
}

/** The person who answers the messages: portrait, promise and name (docs/specification.md#contact-page). */
export function Answerer({
  answer: { label, text, booking: words, member },
  booking,
}: AnswererProps) {
  return (
    <figure className={`whole night ${css.person}`}>
      <Picture picture={member.img} sizes="(min-width: 50em) 18vw, 38vw" className={css.portrait} />
      <figcaption className={css.words}>
        <p className={css.label}>{label}</p>
        <blockquote className={css.promise}>
          <p>“{text}”</p>
        </blockquote>
        <div>
          <p>
            <span className={css.name}>
              <MaybeLink to={member.link}>{member.name}</MaybeLink>
            </span>{" "}
            <span className={css.role}>{member.designation}</span>
          </p>
          {booking && (
            <p>
              <ArrowLink to={booking}>{words}</ArrowLink>
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}

export const query = graphql`
  fragment Answerer on ContactAnswer {
    label
    text
    booking
    member {
      name
      designation
      link
      img {
        ...CardPicture
      }
    }
  }
`
