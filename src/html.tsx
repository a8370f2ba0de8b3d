import type { HTMLAttributes, ReactNode } from "react"
import { layerOrder } from "./develop/layerOrder"

type HtmlProps = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  /** The rendered page. */
  body: string
  postBodyComponents: ReactNode
}

/**
 * The document around every page, instead of Gatsby's own, which also has tags for Internet Explorer and Safari 9: every
 * page's first bytes count (docs/performance.md).
 */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {process.env.NODE_ENV === "development" && <style>{layerOrder}</style>}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby hands over the page as HTML. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
