import type { GatsbySSR } from "gatsby"
import type { ReactElement, ReactNode } from "react"
import { schemeScript } from "./src/layouts/scheme"
import { wrapPageElement as wrap } from "./src/layouts/wrapPage"

export const wrapPageElement: GatsbySSR["wrapPageElement"] = (args) => wrap(args as never)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script of our own.
    <script key="scheme" id="scheme-script" dangerouslySetInnerHTML={{ __html: schemeScript }} />,
    // With sizes, so that browsers that can show the SVG prefer it.
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href={ICON} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ])
}

/**
 * Puts the app's styles before the page's, because the first mention of the cascade layers sets
 * their order. Drops what gatsby-plugin-image adds for GatsbyImage, which this site does not use (see
 * Picture), and the link to the web manifest, which browsers would fetch among what the first view
 * needs: src/build/finish/lateFile.js adds it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const dropped = /^gatsby-(image-style|plugin-manifest-link)/
  const kept = getHeadComponents().filter((node) => !dropped.test(keyOf(node)))
  replaceHeadComponents([...kept.filter(isAppStyle), ...kept.filter((node) => !isAppStyle(node))])
}

function keyOf(node: ReactNode): string {
  return String((node as ReactElement | null)?.key ?? "")
}

function isAppStyle(node: ReactNode): boolean {
  const { type, props } = node as ReactElement<{ "data-href"?: string }>
  return type === "style" && Boolean(props["data-href"]?.startsWith("/app."))
}
