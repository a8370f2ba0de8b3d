import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { MessageFooter } from "../../layouts/footer/MessageFooter"
import { required } from "../../required"
import { LandingHero } from "../../sections/hero/LandingHero"
import { poster } from "../../sections/hero/looks/poster"
import { ContentBlock } from "../../sections/landing/ContentBlock"
import { Thread } from "../../sections/landing/Thread"
import * as threadCss from "../../sections/landing/threads/ribbon.module.css"
import { VideoSection } from "../../sections/landing/VideoSection"
import { CampaignGallery } from "../../sections/projects/CampaignGallery"
import { LogoStrip } from "../../sections/proof/LogoStrip"
import { ReviewScore } from "../../sections/proof/ReviewScore"
import { ServiceRows } from "../../sections/services/landing/ServiceRows"
import { TeamTrio } from "../../sections/team/TeamTrio"
import { TestimonialBand } from "../../sections/testimonials/TestimonialBand"
import * as css from "./HomeThree.module.css"

/** `/home-three`: the advertising agency, in bands of colour and white by turns (docs/specification.md#home-pages). */
export default function HomeThree({ data }: PageProps<Queries.HomeThreePageQuery>) {
  const home = required(data.homeThree, "home-three.json")
  return (
    <>
      <LandingHero look={poster} hero={home.hero} />
      <FirstViewEnd />
      <Thread
        look={threadCss.ribbon}
        bands={[
          {
            key: "brands",
            side: "left",
            content: <LogoStrip title={home.brands.title} brands={data.allBrand.nodes} />,
          },
          {
            key: "planning",
            side: "left",
            content: (
              <>
                <ContentBlock id="market" block={home.market} look="bill" side="left" tone="bold" />
                <ContentBlock id="channels" block={home.channels} look="bill" side="right" />
              </>
            ),
          },
          { key: "film", side: "left", content: <VideoSection film={home.film} look="bill" /> },
          {
            key: "services",
            side: "right",
            content: <ServiceRows services={home.services} look="bills" />,
          },
          {
            key: "campaigns",
            side: "right",
            content: <CampaignGallery campaigns={home.campaigns} />,
          },
          {
            key: "team",
            side: "right",
            content: <TeamTrio team={home.team} look="bills" tone="bold" />,
          },
          {
            key: "score",
            side: "left",
            hasKnot: true,
            over: "night",
            content: <ReviewScore score={home.score} />,
          },
          {
            key: "testimonials",
            side: "left",
            content: (
              <div className={css.voices}>
                <TestimonialBand testimonials={home.testimonials} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

HomeThree.Footer = MessageFooter

export const query = graphql`
  query HomeThreePage {
    homeThree {
      hero {
        ...LandingHero
        img {
          ...HeroPicture
        }
      }
      brands {
        title
      }
      market {
        ...ContentBlock
      }
      channels {
        ...ContentBlock
      }
      film {
        ...VideoSection
        video {
          img {
            ...HeroPicture
          }
        }
      }
      services {
        ...LandingServices
      }
      campaigns {
        ...CampaignGallery
      }
      team {
        ...TeamTrio
      }
      score {
        ...ReviewScore
      }
      testimonials {
        ...TestimonialBand
      }
    }
    allBrand {
      nodes {
        ...Brand
      }
    }
  }
`
