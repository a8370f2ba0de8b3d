import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { BlockFooter } from "../../layouts/footer/BlockFooter"
import { required } from "../../required"
import { LatestPosts } from "../../sections/blog/posts/LatestPosts"
import { AboutFigures } from "../../sections/company/AboutFigures"
import { PlanHero } from "../../sections/hero/PlanHero"
import { FeatureBoxes } from "../../sections/landing/FeatureBoxes"
import { Thread } from "../../sections/landing/Thread"
import * as threadCss from "../../sections/landing/threads/plumb.module.css"
import { VideoSection } from "../../sections/landing/VideoSection"
import { ProjectGrid } from "../../sections/projects/ProjectGrid"
import { ServiceCarousel } from "../../sections/services/landing/ServiceCarousel"
import { TestimonialBand } from "../../sections/testimonials/TestimonialBand"
import * as css from "./HomeFour.module.css"

/** `/home-four`: the interior design studio (docs/specification.md#home-pages). */
export default function HomeFour({ data }: PageProps<Queries.HomeFourPageQuery>) {
  const home = required(data.homeFour, "home-four.json")
  return (
    <div className={css.plan}>
      <PlanHero hero={home.hero} />
      <FirstViewEnd />
      <Thread
        look={threadCss.plumb}
        bands={[
          { key: "film", side: "left", content: <VideoSection film={home.film} look="beside" /> },
          {
            key: "features",
            side: "left",
            content: <FeatureBoxes features={home.features} look="row" />,
          },
          {
            key: "about",
            side: "left",
            hasKnot: true,
            content: <AboutFigures about={home.about} seconds={3} look="right" />,
          },
          {
            key: "services",
            side: "left",
            over: "night",
            content: <ServiceCarousel services={home.services} ground="night" />,
          },
          { key: "projects", side: "left", content: <ProjectGrid projects={home.projects} /> },
          {
            key: "testimonials",
            side: "left",
            over: "night",
            content: (
              <TestimonialBand testimonials={home.testimonials} look="beside" ground="night" />
            ),
          },
          {
            key: "posts",
            side: "left",
            content: <LatestPosts heading={home.posts} posts={data.allPost.nodes} />,
          },
        ]}
      />
    </div>
  )
}

HomeFour.Footer = BlockFooter

export const query = graphql`
  query HomeFourPage {
    homeFour {
      hero {
        ...PlanHero
      }
      film {
        ...VideoSection
        video {
          img {
            ...HeroPicture
          }
        }
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
        ...ServiceCarousel
      }
      projects {
        ...ProjectGrid
      }
      testimonials {
        ...TestimonialBand
      }
      posts {
        eyebrow
        title
        action {
          ...Action
        }
      }
    }
    allPost(
      filter: { sample: { ne: true } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        ...PostTeaser
      }
    }
  }
`
