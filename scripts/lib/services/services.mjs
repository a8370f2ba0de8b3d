// @ts-check
import { readFileSync } from "node:fs"
import path from "node:path"
import { childEnvironment } from "../environment.mjs"
import { isComplaint } from "../output.mjs"
import { cms, logs, root } from "../paths.mjs"
import { startProcess } from "../processes/processes.mjs"
import { npm, programOf } from "../processes/programs.mjs"
import { runOrExplain } from "../processes/run.mjs"
import { warn } from "../terminal.mjs"
import { endedMessage, waitUntilReady } from "./readiness.mjs"

/** @typedef {import("../processes/processes.mjs").RunningProcess} RunningProcess */

/**
 * @typedef {object} ServiceConfig
 * @property {import("./ports.mjs").Ports} ports where the services listen
 * @property {import("../environment.mjs").Addresses} addresses as the browser sees them
 * @property {string} [dataDir] the content service's data folder; its default if omitted
 * @property {Record<string, string>} [contentVariables] additional environment variables for the content service
 * @property {string} [logDir]
 */

/**
 * @typedef {object} Service
 * @property {string} label
 * @property {RunningProcess} process
 */

/** Limit for the slowest, the content service and the mail catcher; the site's server starts in two seconds. */
const readinessLimitMs = 60_000

/**
 * Creates what the content service needs to start: data folder, secrets, tables and, the first time, the sample content.
 * @param {ServiceConfig} config
 */
export async function setUpContent(config) {
  await runContentScript(config, "setup", "The content service could not be set up")
}

/**
 * Makes the AVIF files of the sample pictures, which the service else makes after its start.
 * @param {ServiceConfig} config
 */
export async function completePictures(config) {
  await runContentScript(
    config,
    "pictures",
    "The AVIF files of the sample pictures could not be made",
  )
}

/** @param {ServiceConfig} config @param {string} script @param {string} failure */
async function runContentScript(config, script, failure) {
  const name = `content-${script}`
  await runOrExplain({
    name,
    ...npm(["run", script, "--silent"]),
    cwd: cms,
    env: contentEnvironment(config),
    logFile: logFile(config, name),
    failure: `${failure}; see the output above.`,
  })
}

/**
 * Starts the mail catcher, the content service and, unless `withSite` is false, the built site's server, and waits until
 * each responds.
 * @param {ServiceConfig} config
 * @param {{ withSite?: boolean }} [options]
 * @returns {Promise<{ mail: Service, content: Service, site?: Service, all: Service[] }>}
 * @throws UserFacingError when one doesn't become ready, after stopping the others
 */
export async function startServices(config, { withSite = true } = {}) {
  const { ports } = config
  const mail = startMailCatcher(config)
  const content = startContentService(config)
  const site = withSite ? startSiteServer(config) : undefined
  const all = site ? [mail, content, site] : [mail, content]
  const pages = [
    `http://127.0.0.1:${ports.mail}/`,
    `http://127.0.0.1:${ports.cms}/health`,
    `http://127.0.0.1:${ports.site}/`,
  ]
  try {
    await Promise.all(
      all.map(({ label, process }, index) =>
        waitUntilReady({ label, url: String(pages[index]), process, limitMs: readinessLimitMs }),
      ),
    )
  } catch (error) {
    await stopServices(all)
    throw error
  }
  return { mail, content, site, all }
}

/** @param {Service[]} services */
export async function stopServices(services) {
  await Promise.all(services.map(({ process }) => process.stop()))
}

/**
 * Fails as soon as one of the services exits, which none should.
 * @param {Service[]} services
 * @returns {Promise<never>}
 */
export async function failWhenOneEnds(services) {
  const ended = await Promise.race(
    services.map((service) => service.process.exited.then(() => service)),
  )
  throw endedMessage(ended.label, ended.process)
}

/** @param {ServiceConfig} config @returns {Service} */
function startMailCatcher(config) {
  const { ports } = config
  // Loopback only: its inbox has no access control.
  const here = ["--ip", "127.0.0.1", "--web-ip", "127.0.0.1"]
  return start(config, "mail", "mail catcher", {
    args: [
      programOf("maildev"),
      ...here,
      "--smtp",
      String(ports.smtp),
      "--web",
      String(ports.mail),
    ],
    cwd: root,
    env: childEnvironment(),
  })
}

/** @param {ServiceConfig} config @returns {Service} */
function startContentService(config) {
  // Runs Node itself, with the options of the `start` script: `npm start` would forward each signal a second time.
  const { scripts } = JSON.parse(readFileSync(path.join(cms, "package.json"), "utf8"))
  return start(config, "content", "content service", {
    args: scripts.start.split(" ").slice(1),
    cwd: cms,
    env: contentEnvironment(config),
  })
}

/** @param {ServiceConfig} config @returns {Service} */
function startSiteServer(config) {
  return start(config, "site", "site", {
    args: ["scripts/serve.mjs", "--port", String(config.ports.site)],
    cwd: root,
    env: childEnvironment(),
  })
}

/**
 * @param {ServiceConfig} config
 * @param {string} name
 * @param {string} label
 * @param {{ args: string[], cwd: string, env: NodeJS.ProcessEnv }} call
 * @returns {Service}
 */
function start(config, name, label, call) {
  const process = startProcess({
    name,
    command: globalThis.process.execPath,
    ...call,
    logFile: logFile(config, name),
    onLine: (line) => {
      if (isComplaint(line)) warn(`  ${label}: ${line.trim()}`)
    },
  })
  return { label, process }
}

/** @param {ServiceConfig} config @returns {NodeJS.ProcessEnv} */
function contentEnvironment({ ports, addresses, dataDir, contentVariables }) {
  return childEnvironment({
    PORT: String(ports.cms),
    HOST: "127.0.0.1",
    SITE_URL: addresses.site,
    CMS_URL: addresses.content,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(ports.smtp),
    ...(dataDir ? { DATA_DIR: dataDir } : {}),
    ...contentVariables,
  })
}

/** @param {ServiceConfig} config @param {string} name */
function logFile({ logDir = logs }, name) {
  return path.join(logDir, `${name}.log`)
}
