import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { RichFooter } from "../../layouts/footer/RichFooter"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import { AboutFigures } from "../../sections/company/AboutFigures"
import { Questions } from "../../sections/company/Questions"
import { LandingHero } from "../../sections/hero/LandingHero"
import { sheet } from "../../sections/hero/looks/sheet"
import { FeatureBoxes } from "../../sections/landing/FeatureBoxes"
import { Thread } from "../../sections/landing/Thread"
import * as threadCss from "../../sections/landing/threads/ledger.module.css"
import { VideoSection } from "../../sections/landing/VideoSection"
import { ProjectLedger } from "../../sections/projects/ProjectLedger"
import { Figures } from "../../sections/proof/Figures"
import { WovenChart } from "../../sections/proof/WovenChart"
import { ServiceRows } from "../../sections/services/landing/ServiceRows"
import { TestimonialBand } from "../../sections/testimonials/TestimonialBand"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage } from "../../seo/structured"

/** `/home-seven`: digital marketing (docs/specification.md#home-pages). */
export default function HomeSeven({ data }: PageProps<Queries.HomeSevenPageQuery>) {
  const home = required(data.homeSeven, "home-seven.json")
  return (
    <>
      {home.questions.items.length > 0 && (
        <StructuredData items={() => [faqPage(home.questions.items)]} />
      )}
      <LandingHero look={sheet} hero={home.hero} aside={<WovenChart chart={home.chart} />} />
      <FirstViewEnd />
      <Thread
        look={threadCss.ledger}
        bands={[
          { key: "film", side: "left", content: <VideoSection look="sheet" film={home.film} /> },
          { key: "features", side: "left", content: <FeatureBoxes features={home.features} /> },
          {
            key: "about",
            side: "right",
            content: <AboutFigures look="portrait" about={home.about} seconds={3} />,
          },
          {
            key: "figures",
            side: "right",
            hasKnot: true,
            over: "bold",
            content: <Figures look="sheet" figures={home.figures} seconds={3} />,
          },
          {
            key: "services",
            side: "right",
            content: <ServiceRows look="matrix" services={home.services} />,
          },
          {
            key: "projects",
            side: "right",
            over: "night",
            content: <ProjectLedger heading={home.projects} projects={data.allProject.nodes} />,
          },
          { key: "questions", side: "left", content: <Questions faq={home.questions} /> },
          {
            key: "testimonials",
            side: "right",
            content: <TestimonialBand testimonials={home.testimonials} />,
          },
        ]}
      />
      <CallToAction closing={home.closing} ground="bold" />
    </>
  )
}

HomeSeven.Footer = RichFooter

export const query = graphql`
  query HomeSevenPage {
    homeSeven {
      hero {
        ...LandingHero
        img {
          alt
          src {
            childImageSharp {
              # Drawn small, with fine edges: of a higher quality than other heroes.
              gatsbyImageData(
                layout: CONSTRAINED
                width: 1200
                breakpoints: [480, 750, 1200]
                formats: [AVIF, AUTO]
                placeholder: DOMINANT_COLOR
                quality: 72
                avifOptions: { quality: 56 }
              )
            }
          }
        }
      }
      chart {
        ...WovenChart
      }
      film {
        ...VideoSection
        video {
          img {
            ...DarkPicture
          }
        }
      }
      features {
        ...FeatureBoxes
      }
      about {
        ...AboutFigures
        img {
          ...DarkPicture
        }
      }
      figures {
        ...Figures
      }
      services {
        ...LandingServices
      }
      projects {
        ...LinkedIntro
      }
      questions {
        ...Questions
      }
      testimonials {
        ...TestimonialBand
      }
      closing {
        ...CallToAction
      }
    }
    allProject {
      nodes {
        ...ProjectCard
      }
    }
  }
`
