/** Every class of a CSS module, by its own name. A namespace import takes it as it is for its __esModule. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : name) })
