import { fireEvent, screen } from "@testing-library/dom"
import { mountMap } from "../../src/contact/leafletMap"
import { expectNoViolations } from "../support/axe"

const onShown = jest.fn()
let remove: () => void

beforeEach(() => {
  const stage = document.body.appendChild(document.createElement("div"))
  // Leaflet requests the tiles for a container of this size.
  for (const side of ["clientWidth", "clientHeight"] as const) {
    Object.defineProperty(stage, side, { value: 300 })
  }
  remove = mountMap(
    stage,
    { latitude: 5.6, longitude: -0.19, zoom: 12, label: "Accra, Ghana" },
    onShown,
  )
})

afterEach(() => {
  document.body.innerHTML = ""
})

const tiles = () => [...document.querySelectorAll("img")]

test("shows Accra in OpenStreetMap tiles, without a key, and credits them", () => {
  expect(tiles().length).toBeGreaterThan(0)
  for (const { src } of tiles()) {
    expect(src).toMatch(/^https:\/\/tile\.openstreetmap\.org\/12\/20\d\d\/19\d\d\.png$/)
  }
  expect(screen.getByText("OpenStreetMap").getAttribute("href")).toBe(
    "https://www.openstreetmap.org/copyright",
  )
})

test("one named pin marks the office, and is neither a button nor a Tab stop", () => {
  const pin = screen.getByRole("img", { name: "Accra, Ghana" })
  expect(screen.getAllByTitle("Accra, Ghana")).toEqual([pin])
  expect(pin.hasAttribute("tabindex")).toBe(false)
})

test("the map, a Tab stop for the arrow keys, has a role and a name", async () => {
  const stage = screen.getByRole("region", { name: "Map: Accra, Ghana" })
  expect(stage.tabIndex).toBe(0)
  await expectNoViolations()
})

test("reports that it shows once, when the first tile has loaded", () => {
  expect(onShown).not.toHaveBeenCalled()
  for (const tile of tiles().slice(0, 2)) fireEvent.load(tile)
  expect(onShown).toHaveBeenCalledTimes(1)
})

test("tiles that fail to load show nothing", () => {
  for (const tile of tiles()) fireEvent.error(tile)
  expect(onShown).not.toHaveBeenCalled()
})

/** Minimum zoom 3 (docs/specification.md#constants). */
test("its buttons zoom out nine steps to the world and no further", () => {
  const out = screen.getByTitle("Zoom out")
  for (let step = 12; step > 3; step--) {
    expect(out.getAttribute("aria-disabled")).toBe("false")
    fireEvent.click(out)
  }
  expect(out.getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByTitle("Zoom in").getAttribute("aria-disabled")).toBe("false")
})

test("removing it leaves nothing behind", () => {
  remove()
  expect(tiles()).toEqual([])
  expect(screen.queryByTitle("Accra, Ghana")).toBeNull()
  expect(screen.queryByRole("region")).toBeNull()
})
