import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { Banner } from "../../sections/company/Banner"
import { Story } from "../../sections/company/Story"
import { Thinking } from "../../sections/company/Thinking"
import { WhatWePromise } from "../../sections/company/WhatWePromise"
import { TitleLabel } from "../../sections/hero/TitleLabel"
import { StructuredData } from "../../seo/StructuredData"
import { aboutPage } from "../../seo/structured"

/** /about-us: three sections, then the moving banner (docs/specification.md#content-pages). */
export default function About({
  data,
  pageContext,
}: PageProps<Queries.AboutPageQuery, PageContext<"company/About">>) {
  const about = required(data.about, "about.json")
  const site = required(data.siteInfo, "site.json")
  return (
    <>
      <StructuredData items={(agency) => [aboutPage(agency)]} />
      <TitleLabel title={pageContext.title} crumb={pageContext.crumb} />
      <Story story={about.story} established={site.established} />
      <Thinking thinking={about.thinking} />
      <WhatWePromise promise={about.promise} faces={data.allTeamMember.nodes} />
      <Banner items={data.allBannerItem.nodes} />
    </>
  )
}

export const query = graphql`
  query AboutPage {
    about {
      story {
        ...Story
      }
      thinking {
        ...Thinking
      }
      promise {
        ...WhatWePromise
      }
    }
    siteInfo {
      established
    }
    allTeamMember {
      nodes {
        ...Face
      }
    }
    allBannerItem {
      nodes {
        ...BannerItem
      }
    }
  }
`
