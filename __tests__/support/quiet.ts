import { format } from "node:util"

/**
 * Whatever is complained of on the console fails the test, but for what the test expects: it puts a spy in the
 * console's place with `jest.spyOn(console, "error").mockImplementation()`.
 */
const complaints: string[] = []
/** React's strict mode on how react-helmet is made. */
const isOfHelmet = (said: string) => /UNSAFE_componentWillMount.*SideEffect\(/s.test(said)
console.error = (...parts: unknown[]) => {
  const said = format(...parts)
  if (!isOfHelmet(said)) complaints.push(said)
}
console.warn = console.error

function noComplaints() {
  const said = complaints.splice(0)
  expect(said).toEqual([])
}

afterEach(noComplaints)
// What is said when the last test is taken down.
afterAll(noComplaints)
