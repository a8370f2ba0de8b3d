import { graphql, type PageProps } from "gatsby"
import { MessageFooter } from "../layouts/footer/MessageFooter"
import { must } from "../must"
import { CampaignGallery } from "../sections/landing/CampaignGallery"
import { ContentBlock } from "../sections/landing/ContentBlock"
import { FilmBand } from "../sections/landing/FilmBand"
import { LandingVoices } from "../sections/landing/LandingVoices"
import { ReviewScore } from "../sections/landing/ReviewScore"
import { TeamTrio } from "../sections/landing/TeamTrio"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { LogoStrip } from "../sections/proof/LogoStrip"

/** `/home-three`: the advertising agency (SPEC 2.5), a hoarding of full colour and white in turn. */
export default function HomeThree({ data }: PageProps<Queries.HomeThreePageQuery>) {
  const home = must(data.homeThree, "home-three.json")
  return (
    <>
      <LandingHero look="poster" hero={home.hero} />
      <LogoStrip title={home.brands.title} brands={data.allBrand.nodes} />
      <ContentBlock id="market" block={home.market} look="bill" side="left" tone="bold" />
      <ContentBlock id="channels" block={home.channels} look="bill" side="right" />
      <FilmBand film={home.film} look="bill" />
      <ServiceRows services={home.services} look="bills" />
      <CampaignGallery campaigns={home.campaigns} />
      <TeamTrio team={home.team} look="bills" tone="bold" />
      <ReviewScore score={home.score} />
      <LandingVoices voices={home.voices} />
    </>
  )
}

HomeThree.Footer = MessageFooter

export const query = graphql`
  query HomeThreePage {
    homeThree {
      hero {
        ...LandingHero
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
        ...FilmBand
      }
      services {
        ...ServiceRows
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
      voices {
        ...LandingVoices
      }
    }
    allBrand {
      nodes {
        ...Brand
      }
    }
  }
`
