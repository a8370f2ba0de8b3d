import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import * as grounds from "../../sections/grounds.module.css"
import { TitleBar } from "../../sections/hero/TitleBar"
import { Credentials } from "../../sections/team/Credentials"
import { Neighbours } from "../../sections/team/Neighbours"
import { Profile } from "../../sections/team/Profile"
import { Skills } from "../../sections/team/Skills"
import { StructuredData } from "../../seo/StructuredData"
import { profile as profilePage } from "../../seo/structured"

/** /single-team: the chief executive's profile (docs/specification.md#content-pages). */
export default function ChiefExecutive({
  data,
  pageContext,
}: PageProps<Queries.ChiefExecutivePageQuery, PageContext<"company/ChiefExecutive">>) {
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
      <Profile profile={profile} ground={`night ${grounds.indigo}`}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={profile.designation} />
      </Profile>
      <Credentials qualifications={profile.qualifications} attributes={profile.attributes} />
      <Skills skills={profile.skills} />
      <Neighbours
        texts={required(data.teamTexts, "team-page.json").member}
        previous={data.previous}
        next={data.next}
      />
      <CallToAction closing={profile.closing} colours={grounds.forest} />
    </>
  )
}

export const query = graphql`
  query ChiefExecutivePage($previous: String, $next: String) {
    ...Neighbours
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
