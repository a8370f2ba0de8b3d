/**
 * Maps every class of a CSS module to its own name. With `__esModule`, a namespace import returns
 * it as it is.
 */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
