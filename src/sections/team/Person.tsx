import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { CardLink } from "../../components/action/CardLink"
import { classes } from "../../components/classes"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./Person.module.css"
import type { Networks } from "./ProfileLinks"

export type TeamMemberData = Networks & {
  readonly id: string
  readonly name: string
  readonly designation: string
  readonly img: PictureData
  /** Path of the member's page, if any. */
  readonly link: string | null
}

type PersonProps = {
  member: TeamMemberData
  /** The portrait's `sizes` attribute. */
  sizes: string
  /** True for the first picture on a page (see Picture). */
  first?: boolean
  className?: string
  /** Rendered below name and designation. */
  children?: ReactNode
}

/** A team member as a list item: portrait, name and role. */
export function Person({ member, sizes, first = false, className, children }: PersonProps) {
  const { name, designation, img, link } = member
  return (
    <li className={classes(css.person, className)}>
      <ClothFrame around className={css.frame}>
        <Picture picture={img} first={first} sizes={sizes} className={css.img} />
      </ClothFrame>
      <h3 className={css.name}>
        <CardLink to={link} className={css.link}>
          {name}
        </CardLink>
      </h3>
      <p className={css.designation}>{designation}</p>
      {children}
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
