import { graphql, type PageProps } from "gatsby"
import { Picture } from "../../components/media/Picture"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { MessageFooter } from "../../layouts/footer/MessageFooter"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import { ContactFaq } from "../../sections/closing/ContactFaq"
import { AboutFigures } from "../../sections/company/AboutFigures"
import { LandingHero } from "../../sections/hero/LandingHero"
import { liftoff } from "../../sections/hero/looks/liftoff"
import { FeatureBoxes } from "../../sections/landing/FeatureBoxes"
import { FlightPlan } from "../../sections/landing/FlightPlan"
import { PricingTickets } from "../../sections/landing/PricingTickets"
import { VideoSection } from "../../sections/landing/VideoSection"
import { LogoStrip } from "../../sections/proof/LogoStrip"
import { ServiceRows } from "../../sections/services/landing/ServiceRows"
import { TestimonialBand } from "../../sections/testimonials/TestimonialBand"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage, offers, type SiteMeta } from "../../seo/structured"
import * as css from "./HomeSix.module.css"

/** `/home-six`: the startup page, laid out along a countdown route (docs/specification.md#home-pages). */
export default function HomeSix({ data }: PageProps<Queries.HomeSixPageQuery>) {
  const home = required(data.homeSix, "home-six.json")
  const { plans, questions } = home
  return (
    <>
      <StructuredData
        items={(site) => [
          ...(questions.items.length > 0 ? [faqPage(questions.items)] : []),
          ...(plans.items.length > 0 ? [priceList(plans, site)] : []),
        ]}
      />
      <LandingHero look={liftoff} hero={home.hero} />
      <FirstViewEnd />
      <FlightPlan
        stations={home.route}
        bands={[
          {
            key: "brands",
            side: "left",
            content: <LogoStrip title={home.brands.title} brands={data.allBrand.nodes} />,
          },
          {
            key: "features",
            side: "left",
            content: <FeatureBoxes features={home.features} look="stairs" />,
          },
          {
            key: "about",
            side: "right",
            content: <AboutFigures about={home.about} seconds={5} look="marks" />,
          },
          {
            key: "services",
            side: "left",
            ground: "night",
            content: <ServiceRows services={home.services} />,
          },
          {
            key: "film",
            side: "right",
            ground: "night",
            content: <VideoSection film={home.film} look="wide" />,
          },
          { key: "plans", side: "left", content: <PricingTickets plans={plans} /> },
          {
            key: "testimonials",
            side: "right",
            ground: "bold",
            content: <TestimonialBand testimonials={home.testimonials} />,
          },
          { key: "questions", side: "left", content: <ContactFaq faq={questions} /> },
        ]}
      />
      <div className={css.closing}>
        <CallToAction closing={home.closing} />
        <div className={css.rocket}>
          <Picture
            picture={{ ...home.hero.img, alt: "" }}
            sizes="(min-width: 62.5em) calc(33.3rem + 37.5vw), 104vw"
          />
        </div>
      </div>
    </>
  )
}

/** The plans as structured-data offers, each with one monthly price. */
function priceList({ title, unit, items }: Plans, site: SiteMeta) {
  const plans = items.map(({ price, ...plan }) => ({ ...plan, prices: [{ id: 1, amount: price }] }))
  return offers(title, plans, [{ id: 1, unit }], site)
}

type Plans = NonNullable<Queries.HomeSixPageQuery["homeSix"]>["plans"]

HomeSix.Footer = MessageFooter

export const query = graphql`
  query HomeSixPage {
    homeSix {
      hero {
        ...LandingHero
        img {
          ...CutoutPicture
        }
      }
      route {
        ...FlightStation
      }
      brands {
        title
      }
      features {
        ...FeatureBoxes
      }
      about {
        ...AboutFigures
        img {
          ...HalfPicture
        }
      }
      services {
        ...LandingServices
      }
      film {
        ...VideoSection
        video {
          img {
            ...HeroPicture
          }
        }
      }
      plans {
        ...PricingTickets
      }
      testimonials {
        ...TestimonialBand
      }
      questions {
        eyebrow
        title
        items {
          id
          title
          text
        }
      }
      closing {
        ...CallToAction
      }
    }
    allBrand {
      nodes {
        ...Brand
      }
    }
  }
`
