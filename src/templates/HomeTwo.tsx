import { graphql, type PageProps } from "gatsby"
import { RichFooter } from "../layouts/footer/RichFooter"
import { CallToAction } from "../sections/closing/CallToAction"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { must } from "./must"

/** `/home-two`: the digital agency (SPEC 2.5). */
export default function HomeTwo({ data }: PageProps<Queries.HomeTwoPageQuery>) {
  const home = must(data.homeTwo, "home-two.json")
  return (
    <>
      <LandingHero look="spread" hero={home.hero} />
      <ServiceRows services={home.services} />
      <CallToAction closing={home.closing} />
    </>
  )
}

HomeTwo.Footer = RichFooter

export const query = graphql`
  query HomeTwoPage {
    homeTwo {
      hero {
        ...LandingHero
      }
      services {
        ...ServiceRows
      }
      closing {
        ...CallToAction
      }
    }
  }
`
