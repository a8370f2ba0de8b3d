const { TestEnvironment } = require("jest-environment-jsdom")

/** jsdom, with Node's own version of what every browser has and jsdom lacks. */
module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts)
    Object.assign(this.global, { Headers, Response, TextDecoder, TextEncoder })
  }
}
