/** @jest-environment node */
import fs from "node:fs"
import { keepStylesWithTheirPage } from "../../src/build/webpack"

function configure(stage: string, config: object) {
  const replaceWebpackConfig = jest.fn()
  keepStylesWithTheirPage({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig },
  } as never)
  return replaceWebpackConfig
}

const withGroups = (cacheGroups: object) => ({ optimization: { splitChunks: { cacheGroups } } })

test("the pages' build drops the group that gathers all styles, and no other", () => {
  const replaced = configure("build-javascript", withGroups({ styles: {}, framework: { a: 1 } }))
  expect(replaced).toHaveBeenCalledWith(withGroups({ framework: { a: 1 } }))
})

test("the dev server's renderer is unchanged", () => {
  expect(configure("develop-html", withGroups({ styles: {} }))).not.toHaveBeenCalled()
})

test("the build's renderer gets another hash when a stylesheet changes", () => {
  const salt = () => {
    const [[config]] = configure("build-html", { output: { path: "public" } }).mock.calls
    expect(config.output.path).toBe("public")
    return config.output.hashSalt
  }
  const before = salt()
  expect(salt()).toBe(before)
  const read = fs.readFileSync
  jest
    .spyOn(fs, "readFileSync")
    .mockImplementation(((file: string) =>
      /Footer\.module\.css$/.test(file) ? "a { color: red }" : read(file)) as typeof read)
  expect(salt()).not.toBe(before)
})

test("the dev server keeps its groups, and ignores the style order, which layers settle", () => {
  class MiniCssExtractPlugin {
    options = { filename: "[name].css" }
  }
  const plugin = new MiniCssExtractPlugin()
  const groups = withGroups({ styles: {} })
  expect(configure("develop", { ...groups, plugins: [plugin] })).toHaveBeenCalledWith({
    ...groups,
    plugins: [plugin],
  })
  expect(plugin.options).toEqual({ filename: "[name].css", ignoreOrder: true })
})

test.each([
  ["the group is gone", withGroups({ framework: {} })],
  ["there are no groups", { optimization: {} }],
  ["there is nothing to set", {}],
])("when %s, the build stops and names the file to look at", (_, config) => {
  expect(() => configure("build-javascript", config)).toThrow("src/build/webpack.ts")
})
