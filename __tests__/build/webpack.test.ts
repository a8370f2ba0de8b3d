/** @jest-environment node */
import fs from "node:fs"
import { resolve } from "node:path"
import { keepStylesWithTheirPage, saveTime } from "../../src/build/webpack"

function configure(stage: string, config: object) {
  const replaceWebpackConfig = jest.fn()
  keepStylesWithTheirPage({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig },
  } as never)
  return replaceWebpackConfig
}

/** Gatsby's minifiers of styles and of scripts, which have options of the same shape. */
const minifiersWith = (compress: object) => [
  { options: { minimizer: { options: { preset: "default" } } } },
  { options: { minimizer: { options: { compress } } } },
]

const withGroups = (cacheGroups: object) => ({
  optimization: { splitChunks: { cacheGroups }, minimizer: minifiersWith({ ecma: 5 }) },
})

type Rename = (file: { resourcePath: string }, template: string, className: string) => string
type CssModules = { localIdentName: string; getLocalIdent?: Rename }

/** Gatsby's rules for stylesheets; only the loader of CSS modules names classes. */
const rulesFor = (modules: CssModules) => ({
  module: {
    rules: [
      { test: "x", use: { loader: "/node_modules/babel-loader/index.js" } },
      {
        oneOf: [
          {
            use: [
              "style",
              { loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } },
            ],
          },
          { use: [{ loader: "/node_modules/css-loader/dist/cjs.js", options: {} }] },
        ],
      },
    ],
  },
})

test("the pages' build drops the group that gathers all styles, and no other", () => {
  const config = {
    ...rulesFor({ localIdentName: "x" }),
    ...withGroups({ styles: {}, a: { b: 1 } }),
  }
  const [[{ optimization }]] = configure("build-javascript", config).mock.calls
  expect(optimization.splitChunks).toEqual({ cacheGroups: { a: { b: 1 } } })
})

test("the pages' scripts are minified twice, their styles as before", () => {
  const [[{ optimization }]] = configure("build-javascript", {
    ...rulesFor({ localIdentName: "x" }),
    ...withGroups({ styles: {} }),
  }).mock.calls
  expect(optimization.minimizer).toEqual(minifiersWith({ ecma: 5, passes: 2 }))
})

test("a class that a stylesheet doesn't have stops the pages' build", () => {
  const [[{ module }]] = configure("build-javascript", {
    ...rulesFor({ localIdentName: "x" }),
    ...withGroups({ styles: {} }),
  }).mock.calls
  expect(module.parser.javascript.exportsPresence).toBe("error")
  expect(module.rules).toHaveLength(2)
})

test("the pages' build leaves gatsby-script out, and shortens the files' hashes", () => {
  const [[config]] = configure("build-javascript", {
    ...rulesFor({ localIdentName: "x" }),
    ...withGroups({ styles: {} }),
    output: { path: "public" },
    resolve: { alias: { a: "b" } },
  }).mock.calls
  expect(config.output).toEqual({ path: "public", hashDigestLength: 8 })
  const { a, ...left } = config.resolve.alias
  expect(a).toBe("b")
  expect(Object.keys(left)).toEqual(["gatsby-script$", "@builder.io/partytown/integration$"])
  for (const stub of Object.values(left)) expect(jest.requireActual(String(stub))).toEqual({})
})

test("pages and their scripts name a class alike, and the dev server keeps its readable name", () => {
  const nameOf = (stage: string) => {
    const modules: CssModules = { localIdentName: "[name]--[local]" }
    configure(stage, { ...rulesFor(modules), ...withGroups({ styles: {} }) })
    const resourcePath = resolve("src/account/AccountPage.module.css")
    return modules.getLocalIdent?.({ resourcePath }, "", "title")
  }
  expect(nameOf("build-html")).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/)
  expect(nameOf("build-javascript")).toBe(nameOf("build-html"))
  expect(nameOf("develop")).toBeUndefined()
})

test("the dev server's renderer is unchanged", () => {
  expect(configure("develop-html", withGroups({ styles: {} }))).not.toHaveBeenCalled()
})

test.each([/Footer\.module\.css$/, /build\/finish\/firstStyles\.ts$/])(
  "the build renders its pages again when %s changes",
  (changed) => {
    const salt = () => {
      const config = { ...rulesFor({ localIdentName: "x" }), output: { path: "public" } }
      const [[{ output }]] = configure("build-html", config).mock.calls
      expect(output.path).toBe("public")
      return output.hashSalt
    }
    const before = salt()
    expect(salt()).toBe(before)
    const read = fs.readFileSync
    jest
      .spyOn(fs, "readFileSync")
      .mockImplementation(((file: string) =>
        changed.test(file) ? "changed" : read(file)) as typeof read)
    expect(salt()).not.toBe(before)
  },
)

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
  ["the group is gone", { ...rulesFor({ localIdentName: "x" }), ...withGroups({ a: {} }) }],
  ["there are no groups", rulesFor({ localIdentName: "x" })],
  ["there is no loader of CSS modules", withGroups({ styles: {} })],
  [
    "there is no minifier of scripts",
    {
      ...rulesFor({ localIdentName: "x" }),
      optimization: { splitChunks: { cacheGroups: { styles: {} } } },
    },
  ],
])("when %s, the build stops and names the file to look at", (_, config) => {
  expect(() => configure("build-javascript", config)).toThrow("src/build/webpack.ts")
})

const gatsbyRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel" }
const pluginRule = { test: /\.tsx?$/, use: "babel" }
const styles = { oneOf: [{ test: /\.css$/ }] }

function save(rules: object[]) {
  const replaceWebpackConfig = jest.fn()
  const extensions = [".mjs", ".js", ".jsx", ".json", ".ts", ".tsx"]
  const config = { mode: "production", module: { rules }, resolve: { alias: {}, extensions } }
  saveTime({ getConfig: () => config, actions: { replaceWebpackConfig } } as never)
  return replaceWebpackConfig
}

test("each file is compiled once, and found without looking for one of another kind first", () => {
  expect(save([gatsbyRule, styles, pluginRule])).toHaveBeenCalledWith({
    mode: "production",
    module: { rules: [gatsbyRule, styles] },
    resolve: { alias: {}, extensions: [".mjs", ".js", ".tsx", ".ts", ".jsx", ".json"] },
  })
})

test.each([
  ["only one rule", [gatsbyRule, styles]],
  ["no rule for scripts and TypeScript alike", [pluginRule, pluginRule]],
])("a Gatsby with %s stops the build", (_, rules) => {
  expect(() => save(rules)).toThrow("Gatsby's two rules for TypeScript were not found")
})
