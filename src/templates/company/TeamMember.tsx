import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { TitleBar } from "../../sections/hero/TitleBar"
import { Credentials } from "../../sections/team/Credentials"
import { Profile } from "../../sections/team/Profile"
import { Skills } from "../../sections/team/Skills"
import { StructuredData } from "../../seo/StructuredData"
import { profile as profilePage } from "../../seo/structured"

/** /single-team: the chief executive's profile (docs/specification.md#content-pages). */
export default function TeamMember({
  data,
  pageContext,
}: PageProps<Queries.TeamMemberPageQuery, PageContext<"company/TeamMember">>) {
  const profile = required(data.teamProfile, "team-member.json")
  return (
    <>
      <StructuredData
        items={(site) => [
          profilePage(
            {
              name: profile.name,
              designation: profile.designation,
              description: profile.biography.text[0] ?? "",
              img: profile.img.src.childImageSharp?.gatsbyImageData.images.fallback?.src,
            },
            site,
          ),
        ]}
      />
      <Profile profile={profile}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={profile.designation} />
      </Profile>
      <Credentials qualifications={profile.qualifications} attributes={profile.attributes} />
      <Skills skills={profile.skills} />
      <CallToAction closing={profile.closing} />
    </>
  )
}

export const query = graphql`
  query TeamMemberPage {
    teamProfile {
      designation
      ...Profile
      ...Credentials
      ...Skills
      closing {
        ...CallToAction
      }
    }
  }
`
