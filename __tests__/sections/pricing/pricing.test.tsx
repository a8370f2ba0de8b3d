import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PlanList } from "../../../src/sections/pricing/PlanList"
import { expectNoViolations } from "../../support/axe"
import { serverRender } from "../../support/serverRender"

const plan = (title: string, annual: number, monthly: number, highlighted = false) => ({
  id: title,
  title,
  description: "What it is.",
  highlighted,
  prices: [
    { id: 1, amount: annual },
    { id: 2, amount: monthly },
  ],
  features: ["Eight pages", "Hosting"],
})
const frequencies = [
  { id: 1, label: "Annually", unit: "USD a month, billed annually" },
  { id: 2, label: "Monthly", unit: "USD a month, billed monthly" },
]
const list = (plans = [plan("Web Design", 299, 399), plan("UX/UI", 499, 599, true)]) => (
  <PlanList
    heading={{
      title: "Pick a pace",
      text: "With a free trial.",
      highlight: "Where most begin",
      action: { label: "Start the free trial", to: "/contact-us" },
    }}
    billing="How would you like to be billed?"
    frequencies={frequencies}
    plans={plans}
    empty="No package just now."
  />
)
const billed = (label: string) => screen.getByRole<HTMLInputElement>("radio", { name: label })

test("the plans have no axe violations with monthly billing", async () => {
  const user = userEvent.setup()
  render(<main>{list()}</main>)
  await user.click(billed("Monthly"))
  await expectNoViolations()
})

test("billing starts annually, in a group with its question", () => {
  serverRender(list())
  const group = screen.getByRole("group", { name: "How would you like to be billed?" })
  expect(within(group).getAllByRole("radio")).toHaveLength(2)
  expect(billed("Annually")).toBeChecked()
  expect(billed("Monthly")).not.toBeChecked()
})

test("both prices of a plan and their billing are readable before hydration", () => {
  serverRender(list())
  const card = screen.getByRole("heading", { name: "Web Design" }).closest("li") as HTMLElement
  const prices = within(card)
    .getAllByText(/\$/)
    .map((amount) => amount.closest("p")?.textContent)
  expect(prices).toEqual([
    "or $299 USD a month, billed annually",
    "or $399 USD a month, billed monthly",
  ])
})

test("new prices are announced, and nothing before that", async () => {
  const user = userEvent.setup()
  render(list())
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  await user.click(billed("Monthly"))
  expect(screen.getByRole("status")).toHaveTextContent(
    "Monthly: Web Design $399, UX/UI $599 USD a month, billed monthly.",
  )
  await user.click(billed("Annually"))
  expect(screen.getByRole("status")).toHaveTextContent(
    "Annually: Web Design $299, UX/UI $499 USD a month, billed annually.",
  )
})

test("the keyboard switches the billing", async () => {
  const user = userEvent.setup()
  render(list())
  await user.tab()
  expect(billed("Annually")).toHaveFocus()
  await user.keyboard("{ArrowRight}")
  expect(billed("Monthly")).toBeChecked()
})

test("billing switched before hydration stays switched", async () => {
  const user = userEvent.setup()
  const hydrate = serverRender(list())
  await user.click(billed("Monthly"))
  hydrate()
  expect(billed("Monthly")).toBeChecked()
  expect(billed("Annually")).not.toBeChecked()
})

test("each plan's link to the contact page names the plan, and one plan stands out", () => {
  render(list())
  const links = screen.getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/contact-us?plan=Web%20Design",
    "/contact-us?plan=UX%2FUI",
  ])
  expect(links[0]).toHaveAccessibleName("Start the free trial of the Web Design")
  expect(screen.getAllByText("Where most begin")).toHaveLength(1)
})

test("without a plan, a sentence says so and there is no choice", () => {
  render(list([]))
  expect(screen.getByText("No package just now.")).toBeVisible()
  expect(screen.queryByRole("radio")).not.toBeInTheDocument()
})
