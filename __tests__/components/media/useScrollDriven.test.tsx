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

const scrolled = () => {
  const { result } = renderHook(() => useScrollDriven())
  expect(result.current).toBe(false)
  act(() => {
    fireEvent.scroll(window)
  })
  return result.current
}

test("pictures that scrolling moves are wanted once the visitor does anything", () => {
  expect(scrolled()).toBe(true)
})

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
