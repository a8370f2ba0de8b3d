import { act, render, screen, waitFor } from "@testing-library/react"
import { mountMap } from "../../src/contact/leafletMap"
import { OfficeMap } from "../../src/contact/OfficeMap"
import { countWatchers, setInView } from "../support/browser"

// Leaflet needs layout, and its tiles a network.
jest.mock("../../src/contact/leafletMap", () => ({ mountMap: jest.fn() }))

const remove = jest.fn()
const map = {
  title: "Find us in Accra",
  text: "Our studio is a short ride from the airport.",
  latitude: 5.6,
  longitude: -0.19,
  zoom: 12,
}
const office = <OfficeMap map={map} address="Accra, Ghana" />
const stage = () => document.querySelector("[data-shown]") as HTMLElement

beforeEach(() => {
  jest.mocked(mountMap).mockReturnValue(remove)
})

test("the address and a link to an external map are there from the start", () => {
  render(office)
  expect(screen.getByRole("region", { name: "Find us in Accra" })).toBeVisible()
  expect(screen.getByText("Accra, Ghana")).toBeVisible()
  expect(screen.getByRole("link", { name: "Open the map at OpenStreetMap" })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/?mlat=5.6&mlon=-0.19#map=12/5.6/-0.19",
  )
})

test("the map loads once, when it is scrolled to", async () => {
  render(office)
  setInView(stage(), false)
  expect(countWatchers(stage())).toBe(1)
  setInView(stage(), true)
  await waitFor(() => expect(mountMap).toHaveBeenCalledTimes(1))
  expect(countWatchers(stage())).toBe(0)
  expect(mountMap).toHaveBeenCalledWith(
    stage(),
    { latitude: 5.6, longitude: -0.19, zoom: 12, label: "Accra, Ghana" },
    expect.any(Function),
  )
})

test("the map shows when its first tile has loaded; until then the drawing does", async () => {
  render(office)
  setInView(stage(), true)
  await waitFor(() => expect(mountMap).toHaveBeenCalled())
  expect(stage()).toHaveAttribute("data-shown", "false")
  act(() => jest.mocked(mountMap).mock.calls[0]?.[2]())
  expect(stage()).toHaveAttribute("data-shown", "true")
})

test("leaving the page removes the map", async () => {
  const { unmount } = render(office)
  setInView(stage(), true)
  await waitFor(() => expect(mountMap).toHaveBeenCalled())
  unmount()
  expect(remove).toHaveBeenCalledTimes(1)
})

test("if the map's code can't be loaded, the rest remains, and the failure is logged once", async () => {
  const report = jest.spyOn(console, "error").mockImplementation()
  jest.resetModules()
  jest.doMock("../../src/contact/leafletMap", () => {
    throw new Error("Loading chunk 12 failed.")
  })
  render(office)
  setInView(stage(), true)
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  expect(screen.getByText("Accra, Ghana")).toBeVisible()
})
