import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import Html from "../../src/html"

const documentIn = (environment: string) => {
  const restore = jest.replaceProperty(process.env, "NODE_ENV", environment as "test")
  const document = renderToStaticMarkup(
    <Html
      htmlAttributes={{}}
      headComponents={<link rel="stylesheet" href="/commons.css" />}
      bodyAttributes={{}}
      preBodyComponents={null}
      body=""
      postBodyComponents={null}
    />,
  )
  restore.restore()
  return document
}

test("on the dev server the order of the cascade layers is known before any stylesheet", () => {
  const [statement] = /@layer [^;{]+;/.exec(readFileSync("src/styles/layers.css", "utf8")) ?? []
  expect(statement).toBeDefined()
  const head = documentIn("development")
  expect(head).toContain(`<style>${statement}</style>`)
  expect(head.indexOf("<style>")).toBeLessThan(head.indexOf("stylesheet"))
})

test("a built page, which has the order in its own styles, doesn't carry it twice", () => {
  expect(documentIn("production")).not.toContain("<style>")
})
