import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LoomOpener } from "../../../../src/sections/hero/loom/LoomOpener"
import { expectNoViolations } from "../../../support/axe"
import { askForLessMotion } from "../../../support/browser"

/** A canvas that takes any drawing: jsdom has none. */
function canvasContext(): unknown {
  const drawing: unknown = new Proxy(() => drawing, {
    get: (_, name) => (name === "data" ? [1, 2, 3, 255] : drawing),
    set: () => true,
  })
  return drawing
}

let getContext: jest.SpyInstance

beforeEach(() => {
  askForLessMotion()
  getContext = jest.spyOn(HTMLCanvasElement.prototype, "getContext")
  getContext.mockReturnValue(canvasContext())
  Object.assign(window, {
    // Reports a size once, as browsers do when they begin to observe.
    ResizeObserver: class {
      constructor(private readonly report: () => void) {}
      observe() {
        this.report()
      }
      disconnect() {}
    },
  })
})

async function openLoom() {
  const user = userEvent.setup()
  render(<LoomOpener label="Weave it yourself" />)
  await user.click(screen.getByRole("button", { name: "Weave it yourself" }))
  await screen.findByRole("region", { name: "Loom" })
  return user
}

const strip = (name: string) => screen.getByRole("slider", { name })
const status = () => screen.getByRole("status").textContent

test("the loom has no axe violations", async () => {
  await openLoom()
  await expectNoViolations()
})

test("the keyboard weaves a strip crossing by crossing, and says where it passes", async () => {
  const user = await openLoom()
  await user.type(screen.getByLabelText("Your company"), "Ab")
  act(() => strip("Row 2, B").focus())
  await user.keyboard("{Home}{ArrowRight}")
  expect(status()).toBe("Row 2, letter B: under strip 1.")
  await user.keyboard("{ArrowRight>3/}")
  expect(status()).toBe("Row 2, letter B: over strip 4.")
  expect(strip("Row 2, B")).toHaveAttribute("aria-valuetext", "under under under over")
  await user.keyboard(" ")
  expect(status()).toBe("Row 2, letter B: under strip 4.")
  await user.keyboard("{ArrowLeft}")
  expect(strip("Row 2, B")).toHaveAttribute("aria-valuenow", "3")
  await user.keyboard("{End}")
  expect(strip("Row 2, B")).toHaveAttribute("aria-valuenow", "9")
  await user.keyboard("{Home}")
  expect(status()).toBe("Row 2 is pulled out.")
})

test("the strips are one tab stop, and up and down choose among them", async () => {
  const user = await openLoom()
  await user.tab()
  expect(strip("Row 1, plain")).toHaveFocus()
  await user.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}")
  expect(strip("Row 3, plain")).toHaveFocus()
  await user.tab()
  expect(screen.getByLabelText("Your company")).toHaveFocus()
  await user.tab({ shift: true })
  expect(strip("Row 3, plain")).toHaveFocus()
})

test("the name is woven in one go, kept for the next visit, and taken off again", async () => {
  const user = await openLoom()
  await user.type(screen.getByLabelText("Your company"), "Kente Lane{Enter}")
  expect(status()).toBe("All strips are woven: KE, E, N, T, E, L, A, N.")
  await user.keyboard("{Escape}")
  await user.click(screen.getByRole("button", { name: "Weave it yourself" }))
  expect(screen.getByLabelText("Your company")).toHaveValue("Kente Lane")
  await user.click(screen.getByRole("button", { name: "Start anew" }))
  expect(screen.getByLabelText("Your company")).toHaveValue("")
  expect(strip("Row 2, plain")).toHaveAttribute("aria-valuenow", "0")
})

test("Escape closes the loom and gives focus back to the button", async () => {
  const user = await openLoom()
  expect(screen.getByRole("region", { name: "Loom" })).toHaveFocus()
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("region", { name: "Loom" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Weave it yourself" })).toHaveFocus()
})

test("the loom says that nothing leaves the device, or is even kept where the browser refuses", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError")
  })
  await openLoom()
  expect(screen.getByText(/Nothing is sent or kept\./)).toBeVisible()
})

test("a browser that can't draw it keeps the picture, and the button offers another try", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  getContext.mockReturnValue(null)
  const user = userEvent.setup()
  render(<LoomOpener label="Weave it yourself" />)
  await user.click(screen.getByRole("button"))
  expect(await screen.findByRole("alert")).toHaveTextContent("The loom didn’t load.")
  expect(log).toHaveBeenCalledTimes(1)
})
