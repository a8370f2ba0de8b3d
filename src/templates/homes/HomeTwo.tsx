import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { RichFooter } from "../../layouts/footer/RichFooter"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import { HeroNote } from "../../sections/hero/HeroNote"
import { LandingHero } from "../../sections/hero/LandingHero"
import { spread } from "../../sections/hero/looks/spread"
import { StepAccordion } from "../../sections/landing/StepAccordion"
import { Thread } from "../../sections/landing/Thread"
import * as drawnCss from "../../sections/landing/threads/drawn.module.css"
import * as threadCss from "../../sections/landing/threads/woven.module.css"
import { ProjectSlider } from "../../sections/projects/ProjectSlider"
import { ServiceTiles } from "../../sections/services/landing/ServiceTiles"

/** `/home-two`: the digital agency (docs/specification.md#home-pages). */
export default function HomeTwo({ data }: PageProps<Queries.HomeTwoPageQuery>) {
  const home = required(data.homeTwo, "home-two.json")
  return (
    <>
      <LandingHero look={spread} hero={home.hero} aside={<HeroNote note={home.experience} />} />
      <FirstViewEnd />
      <Thread
        look={`${threadCss.woven} ${drawnCss.drawn}`}
        bands={[
          { key: "services", crossing: "left", content: <ServiceTiles services={home.services} /> },
          {
            key: "projects",
            crossing: "right",
            content: (
              <ProjectSlider look="reel" heading={home.projects} projects={data.allProject.nodes} />
            ),
          },
          {
            key: "steps",
            crossing: "left",
            content: <StepAccordion look="stage" steps={home.steps} />,
          },
          {
            key: "closing",
            crossing: "right",
            content: <CallToAction closing={home.closing} ground="bold" />,
          },
        ]}
      />
    </>
  )
}

HomeTwo.Footer = RichFooter

export const query = graphql`
  query HomeTwoPage {
    homeTwo {
      hero {
        ...LandingHero
        img {
          ...HeroPicture
        }
      }
      experience {
        ...HeroNote
      }
      services {
        ...LandingServices
        items {
          img {
            ...HalfPicture
          }
        }
      }
      projects {
        ...LinkedIntro
      }
      steps {
        ...PicturedSteps
      }
      closing {
        ...CallToAction
      }
    }
    allProject {
      nodes {
        ...ProjectSlide
      }
    }
  }
`
