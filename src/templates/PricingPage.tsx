import type { PageProps } from "gatsby"
import type { PageContext } from "../routes"
import { TitleBar } from "../sections/opening/TitleBar"

export default function PricingPage({ pageContext }: PageProps<object, PageContext>) {
  return <TitleBar title={pageContext.title} />
}
