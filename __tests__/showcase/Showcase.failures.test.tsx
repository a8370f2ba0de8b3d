import { render, screen } from "@testing-library/react"
import {
  answerOf,
  hearReports,
  open,
  openFailure,
  page,
  project,
  requests,
  user,
} from "./showcasePage"

test.each<[string, () => Promise<void> | undefined]>([
  [
    "the service fails",
    () => requests[0]?.answer({ errors: [{ message: "No" }] }, { status: 500 }),
  ],
  ["the network fails", () => requests[0]?.fail()],
  ["the response is no list", () => requests[0]?.answer("<html>Sign in to the Wi-Fi</html>")],
])(
  "when %s, the page stays complete, shows no error, and offers a retry and the contact page",
  async (_, answer) => {
    const report = hearReports()
    render(page())
    await answer()
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible()
    expect(screen.getByRole("link", { name: "Ask us to show you our work" })).toHaveAttribute(
      "href",
      "/contact-us",
    )
    expect(screen.getByRole("heading", { name: "Web Design & Development" })).toBeVisible()
    expect(screen.queryByText(/fail|error/i)).not.toBeInTheDocument()
    expect(screen.queryByText(/Page \d/)).not.toBeInTheDocument()
    expect(report).toHaveBeenCalledTimes(1)
  },
)

test("a retry sends another request and can succeed", async () => {
  await openFailure()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("Loading the project")).toBeVisible()
  await requests[1]?.answer(answerOf(1))
  await project("Kente Lane Market")
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument()
})

test("after a retry, Tab goes on from where the button was", async () => {
  await openFailure()
  screen.getByRole("button", { name: "Try again" }).focus()
  await user.keyboard("{Enter}")
  await requests[1]?.answer(answerOf(1))
  await project("Kente Lane Market")
  await user.tab()
  expect(screen.getByRole("link", { name: "Pricing ?" })).toHaveFocus()
})

test("a second failure is logged again", async () => {
  const report = await openFailure()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("Loading the project")
  await requests[1]?.fail()
  await screen.findByRole("button", { name: "Try again" })
  expect(report).toHaveBeenCalledTimes(2)
})

test.each([
  ["an empty list", { docs: [], totalPages: 0 }],
  ["a response without a list", {}],
])("%s says that projects will come, and never 'Page 1 of 0'", async (_, answer) => {
  await open("", answer)
  expect(await screen.findByText("The first projects will be shown here soon.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Ask us to show you our work" })).toBeVisible()
  expect(screen.queryByText(/Page \d/)).not.toBeInTheDocument()
})

test("the address of a removed project says so and links to all", async () => {
  await open("?project=gone", { docs: [], totalPages: 1 })
  expect(await screen.findByText("This project is not on show any more.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to the first project" })).toBeVisible()
})

test.each<[string, Record<string, unknown>]>([
  ["numbers instead of texts", { client: 12, date: 2024, duration: 8, description: 1 }],
  ["nulls", { client: null, date: null, link: null, mainImage: null, steps: null }],
  [
    "lists instead of texts and texts instead of lists",
    { description: ["a"], client: [], steps: "Listen", mainImage: [] },
  ],
  [
    "javascript: URLs",
    {
      link: "javascript:alert(1)",
      mainImage: { url: "javascript:alert(1)" },
      secondaryImage: "javascript:alert(1)",
    },
  ],
  [
    "markup in its texts",
    { description: "<img src=x onerror=alert(1)>", client: "<script>alert(1)</script>" },
  ],
  [
    "malformed steps",
    { steps: [{ id: {}, title: { title: { title: [] } }, text: 5 }, [[]], null] },
  ],
])("a document with %s shows without harm", async (_, fields) => {
  await open("", { docs: [{ id: 1, title: "Kente Lane Market", ...fields }], totalPages: 1 })
  await project("Kente Lane Market")
  expect(
    document.querySelector("script, [onerror], [href^='javascript'], [src^='javascript']"),
  ).toBeNull()
})

test.each([
  ["", 1],
  ["?page=2", 2],
  ["?page=3", 3],
])(
  "a document that can't be read (%j) is reported, and the others stay reachable",
  async (search, number) => {
    await open(search, { docs: [{ id: number, title: null }], totalPages: 3 })
    expect(await screen.findByText("This project can't be shown right now.")).toBeVisible()
    expect(screen.getByText(`Page ${number} of 3`)).toBeVisible()
    expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute(
      "aria-disabled",
      String(number === 3),
    )
  },
)
