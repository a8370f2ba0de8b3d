import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { GoToTop } from "../../src/layouts/GoToTop"
import { expectNoViolations } from "../support/axe"
import { askForLessMotion, scrollPageTo } from "../support/browser"

function show() {
  return render(
    <>
      <main id="content" tabIndex={-1}>
        <h1>Ideas</h1>
      </main>
      <GoToTop />
    </>,
  )
}

const arrow = () => screen.queryByRole("button", { name: "Go to top" })

test("everyone can use it", async () => {
  show()
  scrollPageTo(1200)
  await expectNoViolations()
})

test.each([
  [0, false],
  [700, false],
  [701, true],
  [5000, true],
])("scrolled to %i px, the arrow's presence is %s", (top, present) => {
  show()
  scrollPageTo(top)
  expect(arrow() !== null).toBe(present)
})

test("it goes again when the visitor has scrolled back", () => {
  show()
  scrollPageTo(1200)
  scrollPageTo(300)
  expect(arrow()).toBeNull()
})

test("it is there at once for a visitor who had scrolled before the runtime came", () => {
  window.scrollY = 1200
  show()
  expect(arrow()).toBeInTheDocument()
})

test("hidden, it is no stop of the Tab key", async () => {
  const user = userEvent.setup()
  show()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test.each<[string, () => void, ScrollBehavior]>([
  ["smoothly", () => {}, "smooth"],
  ["at once for a visitor who asked for less motion", askForLessMotion, "instant"],
])("it scrolls to the top %s, and the focus goes with it", async (_, ask, behavior) => {
  const user = userEvent.setup()
  const scrollTo = jest.spyOn(window, "scrollTo")
  ask()
  show()
  scrollPageTo(1200)
  await user.click(arrow() as HTMLElement)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole("main")).toHaveFocus()
})

test("it stops listening when it goes", () => {
  const remove = jest.spyOn(window, "removeEventListener")
  show().unmount()
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function))
})
