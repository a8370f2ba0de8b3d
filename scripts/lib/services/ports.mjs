// @ts-check
import getPort, { clearLockedPorts } from "get-port"
import { UserFacingError } from "../userFacingError.mjs"

/** @typedef {{ site: number, cms: number, mail: number, smtp: number }} Ports */
/** @typedef {keyof Ports} PortName */

/** @type {Record<PortName, { variable: string, user: string, standard: number }>} */
const uses = {
  site: { variable: "SITE_PORT", user: "the site", standard: 9000 },
  cms: { variable: "CMS_PORT", user: "the content service", standard: 3001 },
  mail: { variable: "MAIL_PORT", user: "the mail catcher's inbox page", standard: 1080 },
  smtp: { variable: "SMTP_PORT", user: "the mail catcher", standard: 1025 },
}

const names = /** @type {PortName[]} */ (Object.keys(uses))

/**
 * The ports of the local services, each of which a variable can change.
 * @param {NodeJS.ProcessEnv} environment
 * @param {Partial<Ports>} [standards] other defaults
 * @returns {Ports}
 * @throws UserFacingError when a variable is not a valid port, or two services have the same one
 */
export function readPorts(environment, standards = {}) {
  const ports = /** @type {Ports} */ ({})
  for (const name of names) {
    const { variable, user, standard } = uses[name]
    const text = environment[variable]
    const port = text ? Number(text) : (standards[name] ?? standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new UserFacingError(`${variable} is "${text}", but a port is a number from 1 to 65535.`)
    }
    const twin = names.find((other) => ports[other] === port)
    if (twin) {
      throw new UserFacingError(
        `Port ${port} is set for both ${uses[twin].user} and ${user}: set ${variable} to another one.`,
      )
    }
    ports[name] = port
  }
  return ports
}

/**
 * Message for a port that another program uses.
 * @param {PortName} name
 * @param {number} port
 */
export function takenPortMessage(name, port) {
  const { variable, user } = uses[name]
  return (
    `Port ${port}, for ${user}, is in use by another program (perhaps an earlier npm start): ` +
    `stop that program, or set ${variable} to a free port.`
  )
}

/**
 * @param {Ports} ports
 * @throws UserFacingError with a sentence for each port in use
 */
export async function requireFreePorts(ports) {
  const taken = await Promise.all(names.map((name) => isTaken(ports[name])))
  const sentences = names.flatMap((name, index) =>
    taken[index] ? [takenPortMessage(name, ports[name])] : [],
  )
  if (sentences.length > 0) throw new UserFacingError(sentences.join("\n"))
}

/**
 * Free ports for the services of a test run.
 * @returns {Promise<Ports>}
 */
export async function findFreePorts() {
  const ports = await Promise.all(names.map(async (name) => [name, await getPort()]))
  return Object.fromEntries(ports)
}

/**
 * Checks every address of this machine: some systems let a program listen on 127.0.0.1 even if another one already listens
 * on all addresses.
 * @param {number} port
 */
async function isTaken(port) {
  // get-port treats ports it returned recently as taken, and this may be one of them.
  clearLockedPorts()
  return (await getPort({ port })) !== port
}
