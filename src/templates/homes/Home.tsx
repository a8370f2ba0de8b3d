import { graphql, type PageProps } from "gatsby"
import { classes } from "../../components/classes"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import { Process } from "../../sections/company/Process"
import { Reasons } from "../../sections/company/Reasons"
import { Statements } from "../../sections/company/Statements"
import { Hero } from "../../sections/hero/Hero"
import { Thread } from "../../sections/landing/Thread"
import * as drawnCss from "../../sections/landing/threads/drawn.module.css"
import * as seamsCss from "../../sections/landing/threads/seams.module.css"
import * as strandsCss from "../../sections/landing/threads/strands.module.css"
import * as weftCss from "../../sections/landing/threads/weft.module.css"
import * as threadCss from "../../sections/landing/threads/woven.module.css"
import { ProjectSlider } from "../../sections/projects/ProjectSlider"
import { LogoStrip } from "../../sections/proof/LogoStrip"
import { TileSlider } from "../../sections/proof/TileSlider"
import { ServiceGrid } from "../../sections/services/ServiceGrid"
import { TestimonialWall } from "../../sections/testimonials/TestimonialWall"
import "./consulting/bands.css"
import "./consulting/footerMark.css"
import "./consulting/headings.css"
import "./consulting/scrolled.css"
import "./consulting/studio.css"
import "./consulting/unrolling.css"

/** `/home-one`: the consulting home page, `/` unless data/site.json chooses another (docs/specification.md#home-pages). */
export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const home = required(data.home, "home.json")
  return (
    <>
      <Hero hero={home.hero} />
      <FirstViewEnd />
      <Thread
        look={classes(
          threadCss.woven,
          drawnCss.drawn,
          strandsCss.strands,
          // Where it can go under all of each row, and leaves on the side from which it came.
          data.allTestimonial.nodes.length === 4 && seamsCss.seams,
          // Where it can go through all cells of each row.
          data.allServiceCard.nodes.length % 3 === 0 && weftCss.weft,
          "consulting",
        )}
        bands={[
          {
            key: "statements",
            crossing: "left",
            content: <Statements mission={home.mission} vision={home.vision} />,
          },
          {
            key: "brands",
            side: "right",
            content: <LogoStrip woven title={home.brands.title} brands={data.allBrand.nodes} />,
          },
          {
            key: "services",
            side: "right",
            content: <ServiceGrid heading={home.services} services={data.allServiceCard.nodes} />,
          },
          { key: "reasons", crossing: "right", content: <Reasons reasons={home.reasons} /> },
          { key: "process", crossing: "left", content: <Process process={home.process} /> },
          {
            key: "projects",
            crossing: "right",
            content: <ProjectSlider heading={home.projects} projects={data.allProject.nodes} />,
          },
          {
            key: "testimonials",
            crossing: "left",
            content: (
              <TestimonialWall
                counters={home.counters}
                heading={home.testimonials}
                testimonials={data.allTestimonial.nodes}
              />
            ),
          },
          {
            key: "tiles",
            crossing: "left",
            content: <TileSlider heading={home.tiles} tiles={data.allTile.nodes} />,
          },
          {
            key: "closing",
            crossing: "right",
            content: <CallToAction closing={home.closing} />,
          },
        ]}
      />
    </>
  )
}

export const query = graphql`
  query HomePage {
    home {
      hero {
        ...Hero
      }
      mission {
        ...Mission
      }
      vision {
        ...Statement
      }
      brands {
        title
      }
      services {
        ...LinkedIntro
      }
      reasons {
        ...Reasons
      }
      process {
        ...Process
      }
      projects {
        ...LinkedIntro
      }
      counters {
        ...Counter
      }
      testimonials {
        eyebrow
        title
        counters {
          ...Counter
        }
      }
      tiles {
        title
        handle
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
    allServiceCard(filter: { featured: { eq: true } }) {
      nodes {
        ...ServiceCard
        frames {
          ...PictureFrames
        }
      }
    }
    allProject {
      nodes {
        ...ProjectSlide
        screen {
          ...CardScreen
        }
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialPatch
      }
    }
    allTile {
      nodes {
        ...Tile
      }
    }
  }
`
