const { createRequire } = require("node:module")
const vm = require("node:vm")

const requireOfEnvironment = createRequire(require.resolve("jest-environment-jsdom"))
const selectors = requireOfEnvironment("jsdom/lib/jsdom/living/helpers/selectors.js")

/**
 * For a computed style, jsdom asks its selector engine whether an element matches each rule of the browser's own stylesheet. Most
 * of them list names of elements, which a comparison answers too: that is a tenth of the time of tests that query by role.
 */
const namesOf = new Map()
const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, selector) => {
  if (!namesOf.has(selector)) {
    const isListOfNames = /^[a-z\d]+(\s*,\s*[a-z\d]+)*$/.test(selector)
    namesOf.set(selector, isListOfNames ? new Set(selector.split(/\s*,\s*/)) : null)
  }
  return namesOf.get(selector)?.has(element._localName) ?? matchesDontThrow(element, selector)
}

// After that, because it copies the function.
const { TestEnvironment } = require("jest-environment-jsdom")

/**
 * V8's compiled code by file. Every suite loads modules of its own, so that without it React and its kind are compiled anew
 * in each of 230 suites.
 */
const compiled = new Map()
const { compileFunction } = vm
vm.compileFunction = (code, parameters, options = {}) => {
  const known = compiled.get(options.filename)
  const cachedData = known?.code === code ? known.data : undefined
  const produceCachedData = cachedData === undefined
  const result = compileFunction(code, parameters, { ...options, cachedData, produceCachedData })
  if (result.cachedData) compiled.set(options.filename, { code, data: result.cachedData })
  return result
}

/**
 * jsdom with Node's implementations of what every browser has and jsdom lacks, and with
 * `setImmediate`, which makes React schedule its work with it: deferred work runs in order, however
 * slow the machine (flushTasks.ts).
 */
module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts)
    Object.assign(this.global, { Headers, Response, TextDecoder, TextEncoder, setImmediate })
  }
}
