import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import Swiper from "swiper"
import { Slider } from "../../../src/components/media/Slider"
import { mountSwiper } from "../../../src/components/media/swiper"

// Swiper needs layout, which jsdom lacks: these tests check what it is asked to do.
jest.mock("swiper", () => ({ __esModule: true, default: jest.fn() }))
jest.mock("swiper/modules", () => ({ Mousewheel: "mousewheel", Scrollbar: "scrollbar" }))

const fake = {
  isBeginning: true,
  isEnd: false,
  realIndex: 0,
  slides: [] as Element[],
  slidesGrid: [0, 324, 648],
  slidesSizesGrid: [300, 300, 300],
  translate: 0,
  size: 624,
  slidePrev: jest.fn(),
  slideNext: jest.fn(),
  slideTo: jest.fn(),
  slideToLoop: jest.fn(),
  destroy: jest.fn(),
  on: jest.fn(),
}

const options = {
  inView: { 640: 1, 900: 2 },
  gap: 24,
  loop: false,
  scrollbar: true,
  mousewheel: false,
}
const strip = () => screen.getByLabelText("Selected work")
const previous = () => screen.getByRole("button", { name: "Previous slide" })
const next = () => screen.getByRole("button", { name: "Next slide" })

beforeEach(() => {
  Object.assign(fake, { isBeginning: true, isEnd: false, realIndex: 0, translate: 0 })
  jest.mocked(Swiper).mockImplementation((element) => {
    fake.slides = [...(element as HTMLElement).querySelectorAll("li")]
    return fake as never
  })
})

/** Mounts a strip of three slides, 300 px wide each, scrolled to a position by hand. */
function mount(changes: Partial<typeof options> = {}, scrollLeft = 0) {
  const slides = ["Kente", "Coffee", "Clinic"].map((title) => ({
    key: title,
    content: <a href={`#${title}`}>{title}</a>,
  }))
  const { container } = render(
    <Slider label="Selected work" slides={slides} pagination {...options} />,
  )
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300)
  strip().scrollLeft = scrollLeft
  return mountSwiper(container.firstElementChild as HTMLElement, { ...options, ...changes })
}

const asked = () => jest.mocked(Swiper).mock.calls[0]?.[1]

test("slides that the strip's edges cut are marked, until Swiper is gone", () => {
  const unmount = mount()
  const cut = () => fake.slides.map((slide) => slide.hasAttribute("data-cut"))
  expect(cut()).toEqual([false, false, true])
  fake.translate = -324
  for (const [event, handler] of fake.on.mock.calls) if (event === "setTranslate") handler()
  expect(cut()).toEqual([true, false, false])
  unmount()
  expect(cut()).toEqual([false, false, false])
})

test("Swiper gets the same widths and gaps as the strip", () => {
  mount()
  expect(jest.mocked(Swiper).mock.calls[0]?.[0]).toBe(strip())
  expect(asked()).toMatchObject({
    spaceBetween: 24,
    loop: false,
    breakpoints: { 640: { slidesPerView: 1 }, 900: { slidesPerView: 2 } },
    scrollbar: { enabled: true, draggable: true },
  })
})

test.each([
  [0, 0],
  [150, 0],
  [324, 1],
  [600, 2],
])("a visitor who has scrolled %i px stays at slide %i", (scrollLeft, initialSlide) => {
  mount({}, scrollLeft)
  expect(asked()).toMatchObject({ initialSlide })
  expect(strip().scrollLeft).toBe(0)
})

test("the buttons turn the slides", async () => {
  const user = userEvent.setup()
  mount()
  await user.click(next())
  await user.click(previous())
  expect(fake.slideNext).toHaveBeenCalledTimes(1)
  expect(fake.slidePrev).toHaveBeenCalledTimes(1)
})

/** Has Swiper report another slide. */
function arrive(ends: Partial<typeof fake>) {
  Object.assign(fake, ends)
  const [events, showPlace] = fake.on.mock.calls[0]
  expect(events).toContain("slideChange")
  showPlace()
}

test("at each end, the button that leads no further is disabled", () => {
  mount()
  expect(previous()).toHaveAttribute("aria-disabled", "true")
  expect(next()).toHaveAttribute("aria-disabled", "false")
  arrive({ isBeginning: false, isEnd: true })
  expect(previous()).toHaveAttribute("aria-disabled", "false")
  expect(next()).toHaveAttribute("aria-disabled", "true")
})

const bullet = (slide: number) => screen.getByRole("button", { name: `Show slide ${slide}` })

test("pagination leads to its slide and marks the current one", async () => {
  const user = userEvent.setup()
  mount()
  expect(bullet(1)).toHaveAttribute("aria-current", "true")
  await user.click(bullet(3))
  expect(fake.slideToLoop).toHaveBeenCalledWith(2)
  arrive({ realIndex: 2 })
  expect(bullet(1)).toHaveAttribute("aria-current", "false")
  expect(bullet(3)).toHaveAttribute("aria-current", "true")
})

test.each([true, false])(
  "the wheel turns the slides if the option is set (%s), and never blocks the page's scrolling",
  (yes) => {
    mount({ mousewheel: yes })
    expect(asked()).toMatchObject({
      modules: ["mousewheel", "scrollbar"],
      mousewheel: { enabled: yes, forceToAxis: true, releaseOnEdges: true },
    })
  },
)

test("a loop has no ends", () => {
  mount({ loop: true })
  expect(previous()).toHaveAttribute("aria-disabled", "false")
  expect(next()).toHaveAttribute("aria-disabled", "false")
})

test("focusing a link out of view brings its slide into view", () => {
  mount()
  strip().scrollLeft = 600
  fireEvent.focusIn(screen.getByRole("link", { name: "Clinic" }))
  expect(fake.slideTo).toHaveBeenCalledWith(2)
  expect(strip().scrollLeft).toBe(0)
})

test("a strip that has the focus keeps it until the visitor goes on", () => {
  mount()()
  strip().focus()
  mountSwiper(strip().parentElement as HTMLElement, options)
  expect(strip()).toHaveFocus()
  expect(strip()).toHaveAttribute("tabindex", "0")
  strip().blur()
  expect(strip()).not.toHaveAttribute("tabindex")
})

test("after unmounting, the strip scrolls by itself and its buttons no longer call Swiper", async () => {
  const user = userEvent.setup()
  const takeDown = mount()
  expect(strip()).not.toHaveAttribute("tabindex")
  takeDown()
  expect(fake.destroy).toHaveBeenCalledTimes(1)
  expect(strip()).toHaveAttribute("tabindex", "0")
  await user.click(next())
  expect(fake.slideNext).not.toHaveBeenCalled()
  await user.click(bullet(2))
  expect(fake.slideToLoop).not.toHaveBeenCalled()
})
