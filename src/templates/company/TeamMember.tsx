import { graphql, type PageProps } from "gatsby"
import type { ComponentProps } from "react"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { fillName } from "../../routes/fillName"
import { CallToAction } from "../../sections/closing/CallToAction"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import * as grounds from "../../sections/grounds.module.css"
import { TitleBar } from "../../sections/hero/TitleBar"
import { MemberWork } from "../../sections/team/MemberWork"
import { Neighbours } from "../../sections/team/Neighbours"
import { Profile } from "../../sections/team/Profile"
import { StructuredData } from "../../seo/StructuredData"
import { profile as profilePage } from "../../seo/structured"

/** Grounds of the opening, the advice and the last band, which members take in turn: neighbours' pages differ. */
const cloths = [
  { opening: `night ${grounds.indigo}`, advice: "bold", closing: grounds.forest },
  {
    opening: `night ${grounds.forest}`,
    advice: `night ${grounds.crimson}`,
    closing: grounds.indigo,
  },
  {
    opening: `night ${grounds.crimson}`,
    advice: `night ${grounds.forest}`,
    closing: grounds.indigo,
  },
  { opening: "bold", advice: `night ${grounds.indigo}`, closing: grounds.forest },
] as const

/** /team/…: a member of the team, from data/team.json. */
export default function TeamMember({
  data,
  pageContext: { title, parents },
}: PageProps<Queries.TeamMemberPageQuery, PageContext<"company/TeamMember">>) {
  const { page, ...member } = required(data.teamMember, "team.json")
  const { story, decision, advice, skills } = required(page, "team.json")
  const texts = required(data.teamTexts, "team-page.json").member
  const closing = closingFor(member.name, texts.closing)
  const place = data.allTeamMember.nodes.findIndex(({ name }) => name === member.name)
  const cloth = cloths[place % cloths.length] ?? cloths[0]
  const articles = data.allPost.nodes.map((post) => ({
    label: post.title,
    text: post.excerpt,
    to: `/blog/${post.slug}`,
  }))
  return (
    <>
      <StructuredData
        items={(site) => [
          profilePage(
            {
              name: member.name,
              designation: member.designation,
              description: story.text[0] ?? "",
              img: member.img.src.childImageSharp?.gatsbyImageData.images.fallback?.src,
            },
            site,
          ),
        ]}
      />
      <Profile profile={{ ...member, biography: story }} ground={cloth.opening}>
        <TitleBar title={title} above={parents} text={member.designation} />
      </Profile>
      <MemberWork
        texts={texts}
        decision={decision}
        advice={advice}
        skills={skills}
        cloth={cloth.advice}
      />
      <RelatedLinks ways={{ title: texts.articles, items: articles }} />
      <Neighbours texts={texts} previous={data.previous} next={data.next} />
      <CallToAction closing={closing} colours={cloth.closing} />
    </>
  )
}

type Closing = ComponentProps<typeof CallToAction>["closing"]

/** The texts of the last band with the member's first name. */
function closingFor(member: string, { title, text, action }: Closing): Closing {
  const [firstName = member] = member.split(" ")
  const fill = (words: string) => fillName(words, firstName)
  return { title: fill(title), text: fill(text), action: { ...action, label: fill(action.label) } }
}

export const query = graphql`
  query TeamMemberPage($id: String!, $title: String!, $previous: String, $next: String) {
    ...Neighbours
    teamMember(jsonId: { eq: $id }) {
      ...MemberProfile
      ...MemberWork
    }
    teamTexts {
      member {
        decision
        advice
        skills
        articles
        closing {
          ...CallToAction
        }
      }
    }
    allTeamMember {
      nodes {
        name
      }
    }
    allPost(
      filter: { author: { eq: $title }, sample: { ne: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        slug
        title
        excerpt
      }
    }
  }
`
