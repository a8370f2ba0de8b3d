import { act, render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import {
  answerOf,
  busy,
  list,
  open,
  openProject,
  page,
  project,
  requests,
  titles,
  user,
} from "./showcasePage"

test("Next puts the next page into the address", async () => {
  await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  expect(navigate).toHaveBeenCalledWith("?page=2")
})

test("Previous goes to the previous page; page 1 needs no number", async () => {
  await openProject(2)
  await user.click(screen.getByRole("button", { name: "Previous" }))
  expect(navigate).toHaveBeenCalledWith(window.location.pathname)
})

test("while a page is turned the last project stays, both buttons are disabled and the page is busy", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  expect(requests[1]?.url).toBe(`${list}&page=2`)
  expect(screen.getByRole("heading", { name: titles[0] })).toBeVisible()
  expect(screen.getByText("Page 2 of 3")).toBeVisible()
  expect(busy()).toBe("true")
  for (const name of ["Previous", "Next"]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  }
})

test("the new project replaces the old one, begins in view and keeps focus on the button", async () => {
  const scroll = jest.spyOn(window, "scrollBy")
  const { goTo } = await openProject(1)
  expect(scroll).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  expect(screen.queryByRole("heading", { name: titles[0] })).not.toBeInTheDocument()
  expect(busy()).toBe("false")
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus()
})

test("going back shows the old project and leaves scrolling to the router", async () => {
  const { goTo } = await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  const scroll = jest.spyOn(window, "scrollBy")
  goTo("")
  await project("Kente Lane Market")
  expect(scroll).not.toHaveBeenCalled()
})

test("a tall picture doesn't push the title below it out of view", async () => {
  const top = { picture: 500, title: 1300 }
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, this.tagName === "H2" ? top.title : top.picture, 300, 40)
  })
  const scroll = jest.spyOn(window, "scrollBy")
  const { goTo } = await openProject(1)
  await user.click(screen.getByRole("button", { name: "Next" }))
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  expect(scroll).toHaveBeenCalledWith({ top: top.title + 40 - innerHeight })
})

test("turning back within a minute sends no request", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  await requests[1]?.answer(answerOf(2))
  await project("Volta Coffee")
  goTo("")
  await project("Kente Lane Market")
  expect(requests).toHaveLength(2)
})

test("a late response to an old page never replaces a newer one", async () => {
  const { goTo } = await openProject(1)
  goTo("?page=2")
  goTo("?page=3")
  await requests[2]?.answer(answerOf(3))
  await project("Asaase Clinic")
  await requests[1]?.answer(answerOf(2))
  await act(async () => {})
  expect(requests[1]?.aborted()).toBe(true)
  expect(screen.getByRole("heading", { name: "Asaase Clinic" })).toBeVisible()
  expect(screen.getByText("Page 3 of 3")).toBeVisible()
})

test("leaving the page cancels the request and logs nothing", async () => {
  const { unmount } = render(page())
  unmount()
  await act(async () => {})
  expect(requests[0]?.aborted()).toBe(true)
})

test("a page past the end says so and links back", async () => {
  await open("?page=9", { docs: [], totalPages: 3 })
  expect(await screen.findByText("There is no page 9: the last one is page 3.")).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to the first project" })).toHaveAttribute(
    "href",
    "/web-design-development",
  )
})
