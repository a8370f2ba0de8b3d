import { drawOffSchemes } from "../../src/layouts/drawOffSchemes"
import { askForLessMotion } from "../support/browser"
import { flushTasks } from "../support/flushTasks"
import { forgetListenersAfterEachTest } from "../support/listeners"

const root = document.documentElement
let button: HTMLButtonElement
/** Called whenever the script in the head would hear of a click. */
let heard: jest.Mock
let start: jest.Mock
let update: () => void
let endTransition: () => void

forgetListenersAfterEachTest()

beforeEach(() => {
  button = document.createElement("button")
  button.dataset.schemeSwitch = ""
  document.body.replaceChildren(button)
  heard = jest.fn()
  document.addEventListener("click", heard)
  start = jest.fn((act: () => void) => {
    update = act
    const finished = new Promise<void>((resolve) => {
      endTransition = resolve
    })
    return { ready: Promise.resolve(), finished }
  })
  Object.assign(document, { startViewTransition: start })
  root.animate = jest.fn()
  drawOffSchemes()
})

test("light and dark change once, while the old colours are drawn off", async () => {
  button.click()
  expect(start).toHaveBeenCalledTimes(1)
  expect(heard).not.toHaveBeenCalled()
  update()
  expect(heard).toHaveBeenCalledTimes(1)
  await flushTasks()
  expect(root.animate).toHaveBeenCalledTimes(1)
  expect(root.style.viewTransitionName).toBe("none")
  endTransition()
  await flushTasks()
  expect(root.style.viewTransitionName).toBeFalsy()
})

test("under prefers-reduced-motion, light and dark change at once", () => {
  askForLessMotion()
  button.click()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(start).not.toHaveBeenCalled()
})
