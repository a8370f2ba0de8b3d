import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { VideoDialog } from "../../../src/components/media/VideoDialog"
import { expectNoViolations } from "../../support/axe"
import { sharpPicture } from "../../support/pictures"

const video = {
  label: "Watch our film",
  title: "How an idea becomes a cloth",
  url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  img: sharpPicture("A strip of film."),
}

const play = () => screen.getByRole("button", { name: "Watch our film" })
const file = () => screen.queryByLabelText("How an idea becomes a cloth", { selector: "video" })
const player = () => screen.queryByTitle("How an idea becomes a cloth")

// The player is another site's: axe must not look into it, nor jsdom load it.
beforeAll(() => {
  Object.defineProperty(HTMLIFrameElement.prototype, "src", { value: "", writable: true })
})

test("has no axe violations when open", async () => {
  const user = userEvent.setup()
  render(<VideoDialog id="film" video={video} />)
  await user.click(play())
  await expectNoViolations()
})

test("requests nothing from the video host before it opens", () => {
  render(<VideoDialog id="film" video={video} />)
  expect(player()).not.toBeInTheDocument()
})

test("the play button opens the film on youtube-nocookie.com, not yet playing", async () => {
  const user = userEvent.setup()
  render(<VideoDialog id="film" video={video} />)
  await user.click(play())
  expect(screen.getByRole("dialog", { name: "How an idea becomes a cloth" })).toBeVisible()
  expect(player()).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ")
  expect(player()?.getAttribute("allow")).not.toContain("autoplay")
})

test("the player is removed when the dialog closes", async () => {
  const user = userEvent.setup()
  render(<VideoDialog id="film" video={video} />)
  await user.click(play())
  await user.keyboard("{Escape}")
  expect(player()).not.toBeInTheDocument()
  await user.click(play())
  expect(player()).toBeInTheDocument()
})

test("if the host is unreachable, the still and a link to the film remain", async () => {
  const user = userEvent.setup()
  render(<VideoDialog id="film" video={video} />)
  await user.click(play())
  expect(screen.getByRole("img", { name: "A strip of film." })).toBeVisible()
  expect(screen.getByRole("link", { name: "Watch it at its own address" })).toHaveAttribute(
    "href",
    video.url,
  )
})

test("a video file plays in the browser's own player, without autoplay, and is removed with the dialog", async () => {
  const user = userEvent.setup()
  const url = "https://films.example/cloth.mp4"
  render(<VideoDialog id="film" video={{ ...video, url }} />)
  expect(file()).not.toBeInTheDocument()
  await user.click(play())
  expect(file()).toHaveAttribute("src", url)
  expect(file()).toHaveAttribute("controls")
  expect(file()).not.toHaveAttribute("autoplay")
  await user.keyboard("{Escape}")
  expect(file()).not.toBeInTheDocument()
})

test("a film on an unknown host is linked, not embedded", async () => {
  const user = userEvent.setup()
  render(<VideoDialog id="film" video={{ ...video, url: "https://films.example/cloth" }} />)
  await user.click(play())
  expect(player()).not.toBeInTheDocument()
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://films.example/cloth")
})
