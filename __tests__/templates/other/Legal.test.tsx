import { useStaticQuery } from "gatsby"
import Legal from "../../../src/templates/other/Legal"
import { site } from "../../support/site"
import { page, pageContext, testPages } from "../../support/templates"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const legal = page(Legal, {
  legalPage: {
    updated: "2025-11-03",
    intro: "In short.",
    sections: [{ id: "who", title: "Who we are", text: ["An agency."], points: [], links: [] }],
  },
  siteInfo: site,
})

testPages([["a legal page", legal, pageContext.title]])
