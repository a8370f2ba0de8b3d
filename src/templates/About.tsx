import type { PageProps } from "gatsby"
import type { PageContext } from "../routes"
import { TitleBar } from "../sections/opening/TitleBar"

export default function About({ pageContext }: PageProps<object, PageContext>) {
  return <TitleBar title={pageContext.title} />
}
