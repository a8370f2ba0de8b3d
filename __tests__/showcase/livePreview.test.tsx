import { act, render, screen } from "@testing-library/react"
import { busy, page, project, requests } from "./showcasePage"

const panelOrigin = "http://localhost:3001"

/** What the page sends to the window that frames it. */
const sent = jest.fn()
/** Stands for the panel's window: a MessageEvent accepts only real windows as its source. */
let panel: Window

beforeEach(() => {
  const frame = document.createElement("iframe")
  document.body.append(frame)
  panel = frame.contentWindow as Window
  panel.postMessage = sent
  sent.mockClear()
  Object.defineProperty(window, "parent", { configurable: true, value: panel })
})

afterEach(() => {
  Object.defineProperty(window, "parent", { configurable: true, value: window })
})

/** Opens the preview and waits until it asks for a document. */
async function openPreview() {
  render(page("?preview"))
  await act(async () => undefined)
  expect(sent).toHaveBeenCalledTimes(1)
}

function receive(title: string, { origin = panelOrigin, source = panel } = {}) {
  const data = { type: "preview-document", document: { id: 7, title, client: "A client" } }
  return act(async () => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }))
  })
}

test("the preview asks the panel for the document, and the service for nothing", async () => {
  await openPreview()
  expect(sent).toHaveBeenCalledWith({ type: "preview-ready" }, panelOrigin)
  expect(requests).toHaveLength(0)
})

test("the preview shows a draft, and then what the editor types", async () => {
  await openPreview()
  await receive("Half a title")
  expect(await project("Half a title")).toBeVisible()
  expect(busy()).toBe("false")
  await receive("A whole title")
  expect(await project("A whole title")).toBeVisible()
  expect(screen.queryByRole("link", { name: /See all projects/ })).not.toBeInTheDocument()
})

test.each([
  ["another origin", () => ({ origin: "https://evil.example" })],
  ["an origin that begins like the panel's", () => ({ origin: `${panelOrigin}1` })],
  ["another window of the panel's origin", () => ({ source: window })],
])("a message from %s changes nothing", async (_, from) => {
  await openPreview()
  await receive("Ours")
  await receive("Theirs", from())
  expect(await project("Ours")).toBeVisible()
  expect(screen.queryByText("Theirs")).not.toBeInTheDocument()
})

test("a link in the preview leads nowhere", async () => {
  await openPreview()
  await receive("Ours")
  const link = document.body.appendChild(document.createElement("a"))
  link.href = "/elsewhere"
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  link.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})

test("outside a frame, the same address is an ordinary page", async () => {
  Object.defineProperty(window, "parent", { configurable: true, value: window })
  render(page("?preview"))
  await act(async () => undefined)
  expect(sent).not.toHaveBeenCalled()
  expect(requests.map(({ url }) => url)).toEqual([`${panelOrigin}/api/projects?limit=1&page=1`])
})
