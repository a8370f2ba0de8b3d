/** @jest-environment node */
import { chosenSiteVariables } from "../../scripts/lib/environment.mjs"

const addresses = { site: "http://localhost:8000", content: "http://localhost:3001" }

test("development uses local services by default", () => {
  expect(chosenSiteVariables(addresses, {}, {})).toEqual({
    GATSBY_SITE_URL: "http://localhost:8000",
    GATSBY_API_URL: "http://localhost:3001/product",
    GATSBY_CONTENT_URL: "http://localhost:3001",
    GATSBY_DASHBOARD_URL: "http://localhost:3001",
  })
})

test(".env.development overrides the defaults, and the environment overrides both", () => {
  const file = {
    GATSBY_CONTENT_URL: "https://content.example",
    GATSBY_API_URL: "https://api.example",
    OTHER: "left alone",
  }
  expect(chosenSiteVariables(addresses, { GATSBY_API_URL: "https://shell.example" }, file)).toEqual(
    {
      GATSBY_SITE_URL: "http://localhost:8000",
      GATSBY_API_URL: "https://shell.example",
      GATSBY_CONTENT_URL: "https://content.example",
      GATSBY_DASHBOARD_URL: "http://localhost:3001",
    },
  )
})

test("a blank address counts as unset", () => {
  const blank = { GATSBY_CONTENT_URL: " " }
  expect(chosenSiteVariables(addresses, blank, blank)).toMatchObject({
    GATSBY_CONTENT_URL: "http://localhost:3001",
  })
})
