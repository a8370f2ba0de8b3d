import { format } from "node:util"

/**
 * Any console error or warning fails the test. A test that expects one replaces the method with a
 * spy: `jest.spyOn(console, "error").mockImplementation()`.
 */
const complaints: string[] = []
/** Strict mode's warning about how react-helmet is implemented. */
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
// Catches what is logged when the last test is torn down.
afterAll(noComplaints)
