/** @jest-environment node */

/** Loading the file runs Gatsby's configuration. */
function load() {
  jest.isolateModules(() => require("../gatsby-config"))
}

const { GATSBY_API_URL } = process.env

afterEach(() => {
  if (GATSBY_API_URL === undefined) delete process.env.GATSBY_API_URL
  else process.env.GATSBY_API_URL = GATSBY_API_URL
})

test("an address variable without a valid address stops the build, with its name and an example", () => {
  process.env.GATSBY_API_URL = "nonsense"
  const report = jest.spyOn(console, "error").mockImplementation()
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended")
  })
  expect(load).toThrow("ended")
  expect(exit).toHaveBeenCalledWith(1)
  expect(report.mock.calls.join()).toContain(
    'GATSBY_API_URL is "nonsense", which is not an address of a service. Write it in full, for example http',
  )
})

test("valid addresses let the build go on", () => {
  const exit = jest.spyOn(process, "exit")
  load()
  expect(exit).not.toHaveBeenCalled()
})
