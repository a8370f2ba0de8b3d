import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { TeamGrid, TeamOpening } from "../../sections/team/TeamGrid"

/** /team: all members, each with portrait, role and four social icons (docs/specification.md#content-pages). */
export default function Team({
  data,
  pageContext,
}: PageProps<Queries.TeamPageQuery, PageContext<"company/Team">>) {
  const texts = required(data.teamTexts, "team-page.json")
  return (
    <>
      <TeamOpening
        title={pageContext.title}
        crumb={pageContext.crumb}
        heading={texts.heading}
        text={texts.text}
      />
      <TeamGrid members={data.allTeamMember.nodes} empty={texts.empty} />
      <CallToAction closing={texts.closing} />
    </>
  )
}

export const query = graphql`
  query TeamPage {
    teamTexts {
      text
      heading {
        ...Intro
      }
      empty
      closing {
        ...CallToAction
      }
    }
    allTeamMember {
      nodes {
        ...TeamMember
      }
    }
  }
`
