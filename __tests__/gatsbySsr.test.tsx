/** @jest-environment node */
import { existsSync } from "node:fs"
import { createElement, type ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { onPreRenderHTML, onRenderBody } from "../gatsby-ssr"
import { schemeScript } from "../src/layouts/scheme"

function headOf(path: string) {
  let head: ReactElement[] = []
  onRenderBody?.(
    {
      pathname: path,
      setHeadComponents: (parts: ReactElement[]) => {
        head = parts
      },
    } as never,
    {} as never,
  )
  return head.map((part) => renderToStaticMarkup(part)).join("")
}

test("the chosen scheme is set before anything else", () => {
  expect(headOf("/")).toMatch(/^<script id="scheme-script">/)
  expect(headOf("/")).toContain(schemeScript)
})

test("the head's script can't be closed early", () => {
  expect(schemeScript).not.toContain("</")
})

test("every page has the same head, so that one hash allows its script", () => {
  expect(headOf("/faq")).toBe(headOf("/"))
})

test("no font is preloaded, because it would delay the largest paint", () => {
  expect(headOf("/")).not.toMatch(/rel="preload"/)
})

test("every file that the head names is in static/", () => {
  const names = [...headOf("/").matchAll(/href="(\/[^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(3)
  for (const name of names) expect([name, existsSync(`static${name}`)]).toEqual([name, true])
})

function reorder(parts: ReactElement[]) {
  const replaceHeadComponents = jest.fn()
  onPreRenderHTML?.({ getHeadComponents: () => parts, replaceHeadComponents } as never, {} as never)
  const [kept] = replaceHeadComponents.mock.calls[0] as [ReactElement[]]
  return kept.map(({ key, props }) => key ?? props["data-href"])
}

/** Gatsby's style elements have no key. */
const styles = (file: string) => createElement("style", { "data-href": file } as object)

test("the app's styles come first, because the first mention of the layers sets their order", () => {
  const parts = [
    <meta key="generator" name="generator" content="Gatsby" />,
    styles("/component---src-templates-homes-home-tsx.1.css"),
    styles("/app.1.css"),
    <link key="icon" rel="icon" href="/favicon.svg" />,
  ]
  expect(reorder(parts)).toEqual([
    "/app.1.css",
    "generator",
    "/component---src-templates-homes-home-tsx.1.css",
    "icon",
  ])
})

test("what gatsby-plugin-image adds for a component the site doesn't use is removed", () => {
  const parts = [
    <style key="gatsby-image-style" />,
    <style key="gatsby-image-style-noscript" />,
    <script key="gatsby-image-style-script" />,
    <link key="icon" rel="icon" href="/favicon.svg" />,
  ]
  expect(reorder(parts)).toEqual(["icon"])
})
