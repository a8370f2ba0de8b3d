/** @jest-environment node */
import { contentListPage } from "../../src/showcase/contentLists"

test.each([
  "logo-branding-projects",
  "video-editing-animation-projects",
  "creative-branding-projects",
])("a failure of %s has the specified message", (list) => {
  const { texts } = contentListPage("ProjectsPage", list)
  expect(texts.failed).toBe("Failed to load project. Please try again later.")
})

test.each(["posters", "web-services"])(
  "a list that isn't of the template throws, with both names: %s",
  (list) => {
    expect(() => contentListPage("ProjectsPage", list)).toThrow(
      `no list "${list}" for ProjectsPage`,
    )
  },
)
