/** @jest-environment node */
import { contentListPage } from "../../src/showcase/contentLists"

test.each([
  "logo-branding-projects",
  "video-editing-animation-projects",
  "creative-branding-projects",
] as const)("a failure of %s has the specified message", (list) => {
  const { texts } = contentListPage("showcase/ProjectsPage", list)
  expect(texts.failed).toBe("Failed to load project. Please try again later.")
})

test("a list whose page has another template throws, with both names", () => {
  expect(() => contentListPage("showcase/ProjectsPage", "web-services")).toThrow(
    '"web-services" is not a list for showcase/ProjectsPage',
  )
})
