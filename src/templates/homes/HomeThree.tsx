import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { MessageFooter } from "../../layouts/footer/MessageFooter"
import { required } from "../../required"
import { LandingHero } from "../../sections/hero/LandingHero"
import { poster } from "../../sections/hero/looks/poster"
import { ContentBlock } from "../../sections/landing/ContentBlock"
import { VideoSection } from "../../sections/landing/VideoSection"
import { CampaignGallery } from "../../sections/projects/CampaignGallery"
import { LogoStrip } from "../../sections/proof/LogoStrip"
import { ReviewScore } from "../../sections/proof/ReviewScore"
import { ServiceRows } from "../../sections/services/landing/ServiceRows"
import { TeamTrio } from "../../sections/team/TeamTrio"
import { TestimonialBand } from "../../sections/testimonials/TestimonialBand"

/** `/home-three`: the advertising agency, in bands of colour and white by turns (docs/specification.md#home-pages). */
export default function HomeThree({ data }: PageProps<Queries.HomeThreePageQuery>) {
  const home = required(data.homeThree, "home-three.json")
  return (
    <>
      <LandingHero look={poster} hero={home.hero} />
      <FirstViewEnd />
      <LogoStrip title={home.brands.title} brands={data.allBrand.nodes} />
      <ContentBlock id="market" block={home.market} look="bill" side="left" tone="bold" />
      <ContentBlock id="channels" block={home.channels} look="bill" side="right" />
      <VideoSection film={home.film} look="bill" />
      <ServiceRows services={home.services} look="bills" />
      <CampaignGallery campaigns={home.campaigns} />
      <TeamTrio team={home.team} look="bills" tone="bold" />
      <ReviewScore score={home.score} />
      <TestimonialBand testimonials={home.testimonials} />
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
