const vm = require("node:vm")
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
