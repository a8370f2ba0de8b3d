/** @jest-environment node */

/** Loading the file runs Gatsby's configuration. */
function load() {
  jest.isolateModules(() => require("../gatsby-config"))
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env })
})

test("variables that are wrong stop the build, all of them at once, with their names and examples", () => {
  Object.assign(process.env, {
    GATSBY_API_URL: "nonsense",
    GATSBY_DASHBOARD_URL: "ftp://x",
    EDIT_BACKEND: "word",
    MEDIA_ORIGINS: "films",
    GATSBY_ANALYTICS: "all",
  })
  const report = jest.spyOn(console, "error").mockImplementation()
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended")
  })
  expect(load).toThrow("ended")
  expect(exit).toHaveBeenCalledWith(1)
  expect(report.mock.calls.join().split("\n")).toEqual([
    expect.stringMatching(
      /^GATSBY_API_URL is "nonsense", which is not an address of a service\. Write it in full, for example http/,
    ),
    expect.stringMatching(/^GATSBY_DASHBOARD_URL is "ftp:\/\/x"/),
    expect.stringMatching(/^EDIT_BACKEND is "word"/),
    expect.stringMatching(/^MEDIA_ORIGINS contains "films"/),
    expect.stringMatching(/^GATSBY_ANALYTICS is "all"/),
  ])
})

test("valid addresses let the build go on", () => {
  const exit = jest.spyOn(process, "exit")
  load()
  expect(exit).not.toHaveBeenCalled()
})
