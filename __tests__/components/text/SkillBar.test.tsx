import { render, screen } from "@testing-library/react"
import { SkillBar } from "../../../src/components/text/SkillBar"
import { expectNoViolations } from "../../support/axe"
import { askForLessMotion, countWatchers, setInView } from "../../support/browser"
import { serverRender } from "../../support/serverRender"

const skill = (
  <dl>
    <SkillBar skill={{ title: "Brand strategy", percent: 95 }} />
  </dl>
)
const root = () => screen.getByText("Brand strategy").parentElement as HTMLElement
const bar = () => root().querySelector<HTMLElement>("[aria-hidden] span")

test("has no axe violations while it is animated", async () => {
  render(skill)
  setInView(root(), false)
  setInView(root(), true)
  await expectNoViolations()
})

test("the built page has the figure as text and the bar at its length", () => {
  serverRender(skill)
  expect(screen.getByRole("term")).toHaveTextContent("Brand strategy")
  expect(screen.getByRole("definition")).toHaveTextContent("95%")
  expect(bar()?.style.inlineSize).toBe("95%")
  expect(bar()).not.toHaveClass("weaving")
})

test("a bar that comes into view later is animated, once", () => {
  render(skill)
  setInView(root(), false)
  expect(bar()).not.toHaveClass("weaving")
  setInView(root(), true)
  expect(bar()).toHaveClass("weaving")
  expect(countWatchers(root())).toBe(0)
})

test("a bar in view at hydration stays as it is", () => {
  render(skill)
  setInView(root(), true)
  expect(bar()).not.toHaveClass("weaving")
})

test("never moves under prefers-reduced-motion", () => {
  askForLessMotion()
  render(skill)
  expect(countWatchers(root())).toBe(0)
})
