import { act, fireEvent, renderHook } from "@testing-library/react"
import { useScrollDriven } from "../../../src/components/media/useScrollDriven"

let wantsLess = false

beforeEach(() => {
  wantsLess = false
  Object.assign(window, { ViewTimeline: class {}, matchMedia: () => ({ matches: wantsLess }) })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection")
  Reflect.deleteProperty(window, "ViewTimeline")
})

const wantedAfter = (sign: string) => {
  const { result } = renderHook(() => useScrollDriven())
  expect(result.current).toBe(false)
  act(() => {
    fireEvent(window, new Event(sign))
  })
  return result.current
}
const scrolled = () => wantedAfter("scroll")

test.each(["mousemove", "pointerdown", "keydown", "scroll"])(
  "pictures that scrolling moves are wanted after the first %s",
  (sign) => {
    expect(wantedAfter(sign)).toBe(true)
  },
)

test("they are not where the browser has no scroll-driven animation", () => {
  Reflect.deleteProperty(window, "ViewTimeline")
  expect(scrolled()).toBe(false)
})

test("they are not for visitors who want less motion", () => {
  wantsLess = true
  expect(scrolled()).toBe(false)
})

test("they are not for visitors who save data", () => {
  Object.assign(navigator, { connection: { saveData: true } })
  expect(scrolled()).toBe(false)
})
