import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Film } from "../../../src/showcase/pictures/Film"
import { expectNoViolations } from "../../support/axe"

const still = {
  url: "http://localhost:3001/media/loom.webp",
  alt: "A loom at night.",
  srcSet: "",
  avifSrcSet: "",
  width: 1600,
  height: 900,
}
const show = (url: string) =>
  render(
    <main>
      <Film url={url} title="The Weaver's Hour" still={still} />
    </main>,
  )
const user = userEvent.setup({ delay: null })
const none = "No video available for this project."

// No video file here: axe would fetch it.
test.each([
  ["on a known host", "https://vimeo.com/1084537"],
  ["without an address", ""],
])("a film %s has no axe violations", async (_, url) => {
  show(url)
  await expectNoViolations()
})

test("requests nothing from the host before the visitor plays; then focuses the player", async () => {
  show("https://vimeo.com/1084537")
  expect(screen.getByRole("img", { name: "A loom at night." })).toBeVisible()
  expect(document.querySelector("iframe")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Play the film The Weaver's Hour" }))
  const player = screen.getByTitle("The Weaver's Hour")
  expect(player).toHaveAttribute("src", "https://player.vimeo.com/video/1084537?dnt=1")
  expect(player).toHaveFocus()
})

test.each(["https://films.example/hour.mp4", "http://localhost:3001/media/hour.WEBM"])(
  "the file %s plays in the browser's own player, and loads when it is played",
  (url) => {
    show(url)
    const film = screen.getByLabelText("The Weaver's Hour")
    expect(film.tagName).toBe("VIDEO")
    expect(film).toHaveAttribute("src", url)
    expect(film).toHaveAttribute("preload", "none")
    expect(film).toHaveAttribute("controls")
  },
)

test.each([
  ["no address", ""],
  ["an unknown host", "https://films.example/watch?v=1"],
  ["a file of another kind", "https://films.example/hour.avi"],
  ["a javascript: URL", "javascript:alert(1)//.mp4"],
])("%s shows that there is no video, below the still", (_, url) => {
  show(url)
  expect(screen.getByText(none)).toBeVisible()
  expect(screen.getByRole("img", { name: "A loom at night." })).toBeVisible()
  expect(document.querySelector("iframe, video, button")).toBeNull()
})

test("a file that its host or the pages' policy refuses leaves the still and a link to the film", () => {
  const url = "https://films.example/hour.mp4"
  show(url)
  fireEvent.error(screen.getByLabelText("The Weaver's Hour"))
  expect(document.querySelector("video")).toBeNull()
  expect(screen.getByRole("img", { name: "A loom at night." })).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("This film can’t be played here.")
  expect(screen.getByRole("link", { name: "Watch it at its own address" })).toHaveAttribute(
    "href",
    url,
  )
})
