const { TestEnvironment } = require("jest-environment-jsdom")

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
