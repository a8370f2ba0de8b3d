import { render, screen, waitFor, within } from "@testing-library/react"
import { Slider } from "../../../src/components/media/Slider"
import { mountSwiper } from "../../../src/components/media/swiper"
import { expectNoViolations } from "../../support/axe"
import { countWatchers, setInView } from "../../support/browser"
import { flushTasks } from "../../support/flushTasks"

// Swiper needs layout, which jsdom lacks; the browser tests cover what it does to the strip.
jest.mock("../../../src/components/media/swiper", () => ({ mountSwiper: jest.fn() }))

const takeDown = jest.fn()
const slides = ["Kente Lane Market", "Volta Coffee", "Asaase Clinic"].map((title) => ({
  key: title,
  content: <h3>{title}</h3>,
}))

const slider = (
  <Slider label="Selected work" slides={slides} inView={{ 640: 1, 900: 2 }} gap={24} scrollbar />
)
const strip = () => screen.getByLabelText("Selected work")

beforeEach(() => {
  jest.mocked(mountSwiper).mockReturnValue(takeDown)
})

test("the slides are a named list, complete before hydration", () => {
  render(slider)
  expect(within(strip()).getAllByRole("listitem")).toHaveLength(3)
  expect(within(strip()).getByRole("heading", { name: "Asaase Clinic" })).toBeVisible()
  expect(strip()).toHaveAttribute("aria-roledescription", "carousel")
})

test("its buttons say where they lead and what they control", () => {
  render(slider)
  for (const name of ["Previous slide", "Next slide"]) {
    const id = screen.getByRole("button", { name }).getAttribute("aria-controls") ?? ""
    expect(document.getElementById(id)).toContainElement(within(strip()).getByRole("list"))
  }
})

test("Swiper's code loads once, when the strip is near the viewport", async () => {
  render(slider)
  setInView(strip(), false)
  expect(countWatchers(strip())).toBe(1)
  setInView(strip(), true)
  await waitFor(() => expect(mountSwiper).toHaveBeenCalledTimes(1))
  expect(countWatchers(strip())).toBe(0)
  const [root, options] = jest.mocked(mountSwiper).mock.calls[0] ?? []
  expect(root).toContainElement(screen.getByRole("button", { name: "Next slide" }))
  expect(options).toEqual({
    inView: { 640: 1, 900: 2 },
    gap: 24,
    loop: false,
    scrollbar: true,
    mousewheel: false,
  })
})

test("leaving the page unmounts Swiper", async () => {
  const { unmount } = render(slider)
  setInView(strip(), true)
  await waitFor(() => expect(mountSwiper).toHaveBeenCalled())
  unmount()
  expect(takeDown).toHaveBeenCalledTimes(1)
})

test("nothing mounts if the visitor leaves before Swiper's code has loaded", async () => {
  const { unmount } = render(slider)
  setInView(strip(), true)
  unmount()
  await flushTasks()
  expect(mountSwiper).not.toHaveBeenCalled()
})

test("if Swiper's code can't be loaded, the strip still scrolls, and the failure is logged once", async () => {
  const report = jest.spyOn(console, "error").mockImplementation()
  jest.resetModules()
  jest.doMock("../../../src/components/media/swiper", () => {
    throw new Error("Loading chunk 454 failed.")
  })
  render(slider)
  setInView(strip(), true)
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  expect(within(strip()).getAllByRole("listitem")).toHaveLength(3)
})

test("a slider with pagination has a button for every slide, named after it", async () => {
  render(
    <Slider
      label="Selected work"
      inView={{ 0: 1 }}
      gap={24}
      pagination
      slides={[
        { key: "a", name: "Ama Serwaa", content: <p>Good.</p> },
        { key: "b", content: <p>Very good.</p> },
      ]}
    />,
  )
  for (const name of ["Show Ama Serwaa", "Show slide 2"]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute(
      "aria-controls",
      screen.getByLabelText("Selected work").id,
    )
  }
  await expectNoViolations()
})

test("a slider without pagination has no such buttons", () => {
  render(slider)
  expect(screen.queryByRole("button", { name: /Show/ })).not.toBeInTheDocument()
})
