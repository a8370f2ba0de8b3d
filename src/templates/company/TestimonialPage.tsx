import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import * as grounds from "../../sections/grounds.module.css"
import { TitleBar } from "../../sections/hero/TitleBar"
import { Aside } from "../../sections/proof/Aside"
import { TestimonialStrips } from "../../sections/testimonials/TestimonialStrips"
import * as css from "./TestimonialPage.module.css"

/** /testimonial: all client testimonials, side by side (docs/specification.md#content-pages). */
export default function TestimonialPage({
  data,
  pageContext,
}: PageProps<Queries.TestimonialPageQuery, PageContext<"company/TestimonialPage">>) {
  const texts = required(data.testimonialTexts, "testimonial-page.json")
  return (
    <>
      <div className={css.opening}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb}>
          <p className={css.text}>{texts.text}</p>
        </TitleBar>
      </div>
      <TestimonialStrips
        label={texts.label}
        testimonials={data.allTestimonial.nodes}
        empty={texts.empty}
      />
      <Aside note={texts.note} />
      <CallToAction closing={texts.closing} colours={grounds.indigo} />
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
        ...TestimonialStrip
      }
    }
  }
`
