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

test("has no axe violations", async () => {
  show()
  scrollPageTo(1200)
  await expectNoViolations()
})

test.each([
  [0, false],
  [700, false],
  [701, true],
  [5000, true],
])("scrolled to %i px, the button shows: %s", (top, present) => {
  show()
  scrollPageTo(top)
  expect(arrow() !== null).toBe(present)
})

test("disappears when the visitor scrolls back", () => {
  show()
  scrollPageTo(1200)
  scrollPageTo(300)
  expect(arrow()).toBeNull()
})

test("shows at once for a visitor who scrolled before hydration", () => {
  window.scrollY = 1200
  show()
  expect(arrow()).toBeInTheDocument()
})

test("is not a Tab stop while hidden", async () => {
  const user = userEvent.setup()
  show()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test.each<[string, () => void, ScrollBehavior]>([
  ["smoothly", () => {}, "smooth"],
  ["at once under prefers-reduced-motion", askForLessMotion, "instant"],
])("scrolls to the top %s, and moves focus there", async (_, ask, behavior) => {
  const user = userEvent.setup()
  const scrollTo = jest.spyOn(window, "scrollTo")
  ask()
  show()
  scrollPageTo(1200)
  await user.click(arrow() as HTMLElement)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole("main")).toHaveFocus()
})

test("removes its scroll listener on unmount", () => {
  const remove = jest.spyOn(window, "removeEventListener")
  show().unmount()
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function))
})
