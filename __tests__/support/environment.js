const { TestEnvironment } = require("jest-environment-jsdom")

/**
 * jsdom, with Node's own version of what every browser has and jsdom lacks; and `setImmediate`, by which React then
 * schedules its work: what has been put off runs in order, however slow the machine is (turns.ts).
 */
module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts)
    Object.assign(this.global, { Headers, Response, TextDecoder, TextEncoder, setImmediate })
  }
}
