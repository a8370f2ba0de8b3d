import { reachable } from "../../src/layouts/useSite"
import { fullMenu } from "../support/site"

const leaf = (label: string, to: string | null) => ({ label, to })

test("an entry that leads somewhere stays", () => {
  expect(reachable([leaf("Home", "/")])).toEqual([{ label: "Home", to: "/", children: [] }])
})

test.each([null, ""])("an entry whose page is still to come (%j) is left out", (to) => {
  expect(reachable([leaf("Home", "/"), leaf("About Us", to)])).toHaveLength(1)
})

test("a group stays for the entries that lead somewhere, without the others", () => {
  const facts = { label: "Facts", children: [leaf("FAQ", "/faq"), leaf("Testimonials", null)] }
  expect(reachable([facts])).toEqual([
    { label: "Facts", to: null, children: [{ label: "FAQ", to: "/faq", children: [] }] },
  ])
})

test("a group goes when nothing in it leads anywhere, however deep", () => {
  const it = { label: "IT services", children: [leaf("Data centres", null)] }
  expect(reachable([{ label: "Services", children: [it, leaf("Web services", null)] }])).toEqual([])
})

test("nothing gives nothing", () => {
  expect(reachable([])).toEqual([])
})

test("the whole menu keeps its three levels", () => {
  const services = fullMenu.find(({ label }) => label === "Services")
  const it = services?.children.find(({ label }) => label === "IT services")
  expect(fullMenu).toHaveLength(5)
  expect(services?.children.map(({ label }) => label).at(-1)).toBe("Many more...")
  expect(it?.children).toHaveLength(7)
})
