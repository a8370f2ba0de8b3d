import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import { layouts } from "../../../src/layouts/layouts"
import { readSitePages } from "../../../src/routes"
import { homeNames } from "../../../src/routes/choices"
import Designs from "../../../src/templates/homes/Designs"
import { setInView } from "../../support/browser"
import { fixture } from "../../support/fixtures"
import { flushTasks } from "../../support/flushTasks"
import { sharpPicture } from "../../support/pictures"
import { site } from "../../support/site"

const content = fixture("designs.json", {
  items: homeNames.map((id, index) => ({
    id,
    title: `Title ${index}`,
    description: `Description ${index}`,
    link: index === 0 ? "/" : `/${id}`,
  })),
})

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const home = (name: string) => ({
  hero: {
    title: [`Headline of ${name}`, "in two lines"],
    img: sharpPicture(`Picture of ${name}.`),
  },
})

const Page = Designs as unknown as (props: Record<string, unknown>) => ReactElement
const page = (items = content.items) => (
  <main>
    <Page
      pageContext={{ title: "Seven front doors" }}
      data={{
        designs: { ...content, items },
        home: home("one"),
        homeTwo: home("two"),
        homeThree: home("three"),
        homeFour: home("four"),
        homeFive: home("five"),
        homeSix: home("six"),
        homeSeven: home("seven"),
      }}
    />
  </main>
)
const designs = () => screen.getAllByRole("listitem").filter((item) => item.querySelector("h2"))

test("all seven home pages are shown and linked", () => {
  render(page())
  expect(designs()).toHaveLength(7)
  const paths = designs().map((item) => within(item).getByRole("link").getAttribute("href"))
  expect(paths).toEqual(["/", ...homeNames.slice(1).map((name) => `/${name}`)])
})

test("a swatch of each leads to its place on the page", () => {
  render(page())
  const swatches = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("#"))
  expect(swatches).toHaveLength(7)
  for (const [index, swatch] of swatches.entries()) {
    expect(swatch).toHaveAccessibleName(`${index + 1} Title ${index}`)
    expect(swatch).toHaveAttribute("href", `#${designs()[index]?.id}`)
  }
})

test("each shows its own picture and headline, in the colours of its layout", () => {
  render(page())
  for (const [index, item] of designs().entries()) {
    const route = readSitePages("data").all.find(({ path }) => path === `/${homeNames[index]}`)
    const theme = item.querySelector("[data-theme]")?.getAttribute("data-theme") ?? "loom"
    expect(theme).toBe(layouts[route?.layout ?? "loom"].theme)
    const [, name] = within(item).getByRole("img").getAttribute("alt")?.split("Picture of ") ?? []
    expect(item).toHaveTextContent(`Headline of ${name?.replace(".", "")}`)
  }
})

test("a card shows the part of its picture that the data names", () => {
  const [first, ...others] = content.items
  render(page([{ ...first, crop: "whole" }, ...others]))
  const [whole, middle] = screen.getAllByRole("img")
  expect(whole).toHaveClass("whole")
  expect(middle).toHaveClass("img", { exact: true })
})

test("a home page that data/site.json leaves out is not shown", () => {
  const [first, ...others] = content.items
  render(page([{ ...first, link: null }, ...others]))
  expect(designs()).toHaveLength(6)
})

test("the page takes the colours of the design that is pointed at or has focus, and gives them back", async () => {
  const user = userEvent.setup()
  const { dataset } = document.documentElement
  dataset.theme = "loom"
  render(page())
  const [first, second] = designs()
  await user.hover(within(second as HTMLElement).getByRole("link"))
  expect(dataset.theme).toBe("studio")
  // The miniature of the page's own theme keeps it.
  expect(first?.querySelector("[data-theme]")).toHaveAttribute("data-theme", "loom")
  await user.unhover(within(second as HTMLElement).getByRole("link"))
  expect(dataset.theme).toBe("loom")
  act(() =>
    within(second as HTMLElement)
      .getByRole("link")
      .focus(),
  )
  expect(dataset.theme).toBe("studio")
  cleanup()
  expect(dataset.theme).toBe("loom")
})

test("where nothing can hover, the page takes the colours of the design in the middle of the window", () => {
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
  const { dataset } = document.documentElement
  dataset.theme = "loom"
  render(page())
  const [, second, third] = designs() as HTMLElement[]
  if (!second || !third) throw new Error("There are fewer than three designs")
  setInView(second, true)
  expect(dataset.theme).toBe("studio")
  setInView(third, true)
  expect(dataset.theme).toBe("launch")
  setInView(third.parentElement as HTMLElement, false)
  expect(dataset.theme).toBe("loom")
})

test("the page that a design leads to keeps the colours that it has set", () => {
  const { dataset } = document.documentElement
  dataset.theme = "loom"
  const { unmount } = render(page())
  const [, second] = designs()
  act(() =>
    within(second as HTMLElement)
      .getByRole("link")
      .focus(),
  )
  expect(dataset.theme).toBe("studio")
  const { href } = location
  history.pushState({}, "", "/home-two")
  unmount()
  expect(dataset.theme).toBe("studio")
  history.replaceState({}, "", href)
})

test("the page changes its colours only when the transition that brought it in is over", async () => {
  jest.useFakeTimers()
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const start = jest.fn(() => ({ ready: new Promise(() => {}), finished: new Promise(() => {}) }))
  Object.assign(document, { startViewTransition: start, activeViewTransition: { finished } })
  render(page())
  const [, second] = designs()
  fireEvent.mouseEnter(second as HTMLElement)
  jest.runAllTimers()
  await flushTasks()
  expect(start).not.toHaveBeenCalled()
  end()
  await flushTasks()
  expect(start).toHaveBeenCalledTimes(1)
  Object.assign(document, { startViewTransition: undefined, activeViewTransition: undefined })
  jest.useRealTimers()
})

test.each([
  ["takes the colours of a design on which the pointer rests", () => {}, 1],
  [
    "starts no change of colours while a click leads to another page, whose transition it would end",
    (design: HTMLElement) => fireEvent.click(design),
    0,
  ],
])("the page %s", async (_, act, changes) => {
  jest.useFakeTimers()
  const start = jest.fn(() => ({ ready: new Promise(() => {}), finished: new Promise(() => {}) }))
  Object.assign(document, { startViewTransition: start })
  render(page())
  const [, second] = designs()
  fireEvent.mouseEnter(second as HTMLElement)
  act(second as HTMLElement)
  jest.runAllTimers()
  await flushTasks()
  expect(start).toHaveBeenCalledTimes(changes)
  Object.assign(document, { startViewTransition: undefined })
  jest.useRealTimers()
})
