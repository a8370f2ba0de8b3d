// @ts-check
import getPort, { clearLockedPorts } from "get-port"
import { Explained } from "./explained.mjs"

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
 * The ports of this machine's services, each of which a variable can move.
 * @param {NodeJS.ProcessEnv} environment
 * @param {Partial<Ports>} [standards] instead of the usual ones
 * @returns {Ports}
 * @throws Explained when a variable holds no port, or two of them the same
 */
export function readPorts(environment, standards = {}) {
  const ports = /** @type {Ports} */ ({})
  for (const name of names) {
    const { variable, user, standard } = uses[name]
    const text = environment[variable]
    const port = text ? Number(text) : (standards[name] ?? standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Explained(`${variable} is "${text}", but a port is a number from 1 to 65535.`)
    }
    const twin = names.find((other) => ports[other] === port)
    if (twin) {
      throw new Explained(
        `Port ${port} is meant for ${uses[twin].user} and for ${user}: set ${variable} to another one.`,
      )
    }
    ports[name] = port
  }
  return ports
}

/**
 * One sentence for a port that another program holds.
 * @param {PortName} name
 * @param {number} port
 */
export function takenPortMessage(name, port) {
  const { variable, user } = uses[name]
  return (
    `Port ${port}, which ${user} wants, is taken by another program (an earlier start, perhaps): ` +
    `stop that program, or set ${variable} to a free port.`
  )
}

/**
 * @param {Ports} ports
 * @throws Explained with a sentence for each port that is taken
 */
export async function requireFreePorts(ports) {
  const taken = await Promise.all(names.map((name) => isTaken(ports[name])))
  const sentences = names.flatMap((name, index) =>
    taken[index] ? [takenPortMessage(name, ports[name])] : [],
  )
  if (sentences.length > 0) throw new Explained(sentences.join("\n"))
}

/**
 * Ports that are free now, for services of a test run.
 * @returns {Promise<Ports>}
 */
export async function findFreePorts() {
  const ports = await Promise.all(names.map(async (name) => [name, await getPort()]))
  return Object.fromEntries(ports)
}

/**
 * Asked for every address of this machine: some systems let a program listen on 127.0.0.1 although another one already
 * listens on all of them.
 * @param {number} port
 */
async function isTaken(port) {
  // Ports given out before count as taken for a while, and these may be the very ones.
  clearLockedPorts()
  return (await getPort({ port })) !== port
}
