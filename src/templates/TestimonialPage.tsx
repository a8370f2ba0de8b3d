import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { Aside } from "../sections/proof/Aside"
import { Voices } from "../sections/proof/Voices"

/** /testimonial: client testimonials, one at a time (docs/specification.md#content-pages). */
export default function TestimonialPage({
  data,
  pageContext,
}: PageProps<Queries.TestimonialPageQuery, PageContext>) {
  const texts = must(data.testimonialTexts, "testimonial-page.json")
  return (
    <>
      <TitleBar title={pageContext.title} text={texts.text} />
      <Voices label={texts.label} testimonials={data.allTestimonial.nodes} empty={texts.empty} />
      <Aside note={texts.note} />
      <CallToAction closing={texts.closing} />
    </>
  )
}

export const query = graphql`
  query TestimonialPage {
    testimonialTexts {
      text
      label
      note {
        ...Intro
      }
      empty
      closing {
        ...CallToAction
      }
    }
    allTestimonial {
      nodes {
        id: jsonId
        rating
        text
        author
        designation
        img {
          ...CardPicture
        }
      }
    }
  }
`
