import { format } from "node:util"

/**
 * Whatever is complained of on the console fails the test, but for what the test expects: it puts a spy in the
 * console's place with `jest.spyOn(console, "error").mockImplementation()`.
 */
const complaints: string[] = []
console.error = (...parts: unknown[]) => void complaints.push(format(...parts))
console.warn = console.error

function noComplaints() {
  const said = complaints.splice(0)
  expect(said).toEqual([])
}

afterEach(noComplaints)
// What is said when the last test is taken down.
afterAll(noComplaints)
