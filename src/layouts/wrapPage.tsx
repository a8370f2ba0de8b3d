import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import type { PageContext } from "../routes"
import { Seo } from "../seo/Seo"
import { pageFooter } from "./footer/pageFooter"
import { Layout } from "./Layout"
import { layouts } from "./layouts"

type WrapArgs =
  | WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>
  | WrapPageElementNodeArgs<Record<string, unknown>, PageContext>

/** Wraps every page in its layout and head, in the build and in the browser alike. */
export function wrapPageElement({ element, props }: WrapArgs) {
  const { layout, pagePath: path } = props.pageContext
  return (
    <>
      <Seo {...props.pageContext} path={path} theme={layouts[layout].theme} />
      <Layout layout={layout} path={path} Footer={pageFooter(element)}>
        {element}
      </Layout>
    </>
  )
}
