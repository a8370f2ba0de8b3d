/** Maps every class of a CSS module to its own name, also for a namespace import (`__esModule`). */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
