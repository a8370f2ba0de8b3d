import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { RemotePicture } from "../../../src/api/values"
import { Gallery } from "../../../src/showcase/pictures/Gallery"
import { expectNoViolations } from "../../support/axe"

const picture = (name: string): RemotePicture => ({
  url: `http://localhost:3001/media/${name}.webp`,
  alt: `A ${name}.`,
  srcSet: "",
  avifSrcSet: "",
  width: 1200,
  height: 900,
})
const pictures = [picture("jar"), picture("label"), picture("van")]
const user = userEvent.setup({ delay: null })

async function open(name: string) {
  render(
    <main>
      <h1>Harmattan Skincare</h1>
      <Gallery label="Gallery of Harmattan Skincare" pictures={pictures} />
    </main>,
  )
  await user.click(screen.getByRole("link", { name: new RegExp(name) }))
  return screen.findByRole("dialog", { name: "Gallery of Harmattan Skincare" })
}

const shown = (dialog: HTMLElement) => within(dialog).getByRole("img").getAttribute("alt")
const press = (name: string) => user.click(screen.getByRole("button", { name }))

function swipe(dialog: HTMLElement, from: number, to: number) {
  const image = within(dialog).getByRole("img")
  // jsdom's pointer events have no coordinates.
  const at = (type: string, clientX: number) =>
    fireEvent(
      image,
      Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { isPrimary: true }),
    )
  at("pointerdown", from)
  at("pointerup", to)
}

test("has no axe violations, closed and open", async () => {
  await open("label")
  await expectNoViolations()
})

test("each picture links to its file, which remains if the viewer can't be loaded", () => {
  render(<Gallery label="Gallery" pictures={pictures} />)
  expect(screen.getByRole("link", { name: /A jar\./ })).toHaveAttribute("href", pictures[0]?.url)
})

test("without pictures there is no gallery", () => {
  const { container } = render(<Gallery label="Gallery" pictures={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test("a picture opens full-screen at its place among the others", async () => {
  const dialog = await open("label")
  expect(shown(dialog)).toBe("A label.")
  expect(within(dialog).getByRole("status")).toHaveTextContent("Picture 2 of 3: A label.")
})

test.each([
  ["Next picture", ["A van.", "A jar.", "A label."]],
  ["Previous picture", ["A jar.", "A van.", "A label."]],
])("'%s' goes on and wraps around", async (name, order) => {
  const dialog = await open("label")
  for (const alt of order) {
    await press(name)
    expect(shown(dialog)).toBe(alt)
  }
})

test("the arrow keys turn the pictures", async () => {
  const dialog = await open("label")
  await user.keyboard("{ArrowRight}")
  expect(shown(dialog)).toBe("A van.")
  await user.keyboard("{ArrowLeft}{ArrowLeft}")
  expect(shown(dialog)).toBe("A jar.")
})

test.each([
  ["to the left shows the next picture", 300, 200, "A van."],
  ["to the right shows the previous picture", 200, 300, "A jar."],
  ["of a few pixels does nothing", 200, 220, "A label."],
])("a swipe %s", async (_, from, to, alt) => {
  const dialog = await open("label")
  swipe(dialog, from, to)
  expect(shown(dialog)).toBe(alt)
})

test.each([
  ["the close button", () => press("Close")],
  ["Escape", () => user.keyboard("{Escape}")],
])("%s closes it and returns focus to the picture", async (_, close) => {
  await open("label")
  await close()
  await act(async () => {})
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: /A label\./ })).toHaveFocus()
})

test("closed, it ignores arrow keys, and reopens at the chosen picture", async () => {
  await open("label")
  await press("Close")
  await user.keyboard("{ArrowRight}")
  await user.click(screen.getByRole("link", { name: /A jar\./ }))
  expect(shown(await screen.findByRole("dialog"))).toBe("A jar.")
})

test("a picture that fails to load leaves its description and the way to the others", async () => {
  const dialog = await open("label")
  fireEvent.error(within(dialog).getByRole("img"))
  expect(within(dialog).getByText("A label.", { selector: "figure *" })).toBeVisible()
  await press("Next picture")
  expect(shown(dialog)).toBe("A van.")
})

test("a picture can be opened in a new tab", async () => {
  render(<Gallery label="Gallery" pictures={pictures} />)
  const link = screen.getByRole("link", { name: /A jar\./ })
  const followed = jest.fn((event: Event) => event.preventDefault())
  // After React's own listener, and before jsdom follows the link.
  document.addEventListener("click", followed)
  fireEvent.click(link, { ctrlKey: true })
  document.removeEventListener("click", followed)
  expect(followed.mock.calls[0]?.[0].defaultPrevented).toBe(true)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})
