// @ts-check
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs"
import os from "node:os"
import path from "node:path"
import { buildWhenStale, contentBuild, hashOfSetup, siteBuild } from "../build/builds.mjs"
import { localAddresses } from "../environment.mjs"
import { logs, stateFolder } from "../paths.mjs"
import { readFirstSignIn } from "../preparation.mjs"
import { findFreePorts, readPorts } from "../services/ports.mjs"
import {
  completePictures,
  setUpContent,
  startServices,
  stopServices,
} from "../services/services.mjs"

/**
 * What a browser test needs to know about its services. Plain data, so that it can be passed to the worker processes.
 * @typedef {object} TestServices
 * @property {string} siteUrl as the browser sees it; see `browserArguments`
 * @property {string} contentUrl as the browser sees it
 * @property {import("../services/ports.mjs").Ports} ports where they actually listen
 * @property {string} directSiteUrl for requests from the test itself
 * @property {string} directContentUrl for requests from the test itself
 * @property {string} mailUrl for requests from the test itself: GET /email lists messages, DELETE /email/all deletes them
 * @property {string} dataDir the content service's data folder
 * @property {{ email: string, password: string }} admin
 * @property {string} adminToken for requests as the administrator
 */

const logDir = path.join(logs, "test")

/** Overrides cms/.env, whose database must never be written to. */
const ownDatabase = { DATABASE_URI: "", SEED_CONTENT: "true" }

/**
 * @typedef {object} TestOptions
 * @property {boolean} makeAvif whether the content service's pictures have AVIF files. They take 45 s of CPU time, and pages only
 *   differ in the format that they show: nightly tests have them, daily ones don't.
 * @property {Record<string, string>} [contentVariables]
 */

/**
 * Starts the built site, a content service with its own data and a mail catcher, all on free ports, so that a test run
 * doesn't interfere with a running `npm start`.
 * @param {TestOptions} options
 * @returns {Promise<TestServices & { stop: () => Promise<void> }>}
 */
export async function startForTests(options) {
  // The same build that `npm start` serves; the browser maps its addresses to ports.
  const addresses = localAddresses(readPorts(process.env))
  await buildWhenStale(contentBuild())
  await buildWhenStale(siteBuild(addresses))
  return startWithTestData(addresses, options)
}

/**
 * The same with the builds that are there.
 * @param {import("../environment.mjs").Addresses} addresses as the browser sees the site and the content service
 * @param {TestOptions} options
 * @returns {Promise<TestServices & { stop: () => Promise<void> }>}
 */
export async function startWithTestData(addresses, { makeAvif, contentVariables = {} }) {
  const template = await prepareTestData({ makeAvif })
  const ports = await findFreePorts()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "site-test-"))
  const variables = {
    ...ownDatabase,
    // All messages and accounts of a run come from one address.
    CONTACT_RATE_LIMIT: "1000",
    ACCOUNT_RATE_LIMIT: "1000",
    READ_RATE_LIMIT: "100000",
    MAKE_AVIF: String(makeAvif),
    ...contentVariables,
  }
  const config = { ports, addresses, dataDir, contentVariables: variables, logDir }
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  process.once("exit", removeData)
  cpSync(template, dataDir, { recursive: true })
  const services = await startServices(config)
  const admin = readFirstSignIn(dataDir)
  if (!admin) throw new Error("The content service's set-up did not write first-run.json.")
  return {
    siteUrl: addresses.site,
    contentUrl: addresses.content,
    ports,
    directSiteUrl: `http://127.0.0.1:${ports.site}`,
    directContentUrl: `http://127.0.0.1:${ports.cms}`,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
    dataDir,
    admin,
    adminToken: await signIn(ports.cms, admin),
    stop: async () => {
      await stopServices(services.all)
      removeData()
    },
  }
}

/**
 * Signs an administrator in, once for all tests: of two sign-ins in the same moment, the content service may keep only one.
 * @param {number} port of the content service
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<string>} the token
 */
async function signIn(port, admin) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/administrators/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  })
  if (!answer.ok)
    throw new Error(`The administrator's sign-in failed with status ${answer.status}.`)
  const { token } = await answer.json()
  return token
}

/**
 * Makes the seeded data folder that test runs copy, where there is none. Seeding takes half a minute, and the result is the
 * same until the content service changes.
 * @param {Pick<TestOptions, "makeAvif">} options
 * @returns {Promise<string>} its path
 */
export async function prepareTestData({ makeAvif }) {
  const templates = path.join(stateFolder, "test-data")
  const hash = hashOfSetup().slice(0, 16)
  const [withAvif, without] = [`${hash}-avif`, hash]
  const wanted = makeAvif ? withAvif : without
  const template = path.join(templates, wanted)
  if (existsSync(template)) return template
  mkdirSync(templates, { recursive: true })
  for (const old of readdirSync(templates)) {
    if (old === withAvif || old === without) continue
    rmSync(path.join(templates, old), { recursive: true, force: true })
  }
  // Renamed once complete, so that an interrupted set-up is never used.
  const unfinished = path.join(templates, `${wanted}-unfinished-${process.pid}`)
  const ports = readPorts(process.env)
  const config = {
    ports,
    addresses: localAddresses(ports),
    dataDir: unfinished,
    contentVariables: ownDatabase,
    logDir,
  }
  await setUpContent(config)
  if (makeAvif) await completePictures(config)
  renameSync(unfinished, template)
  return template
}
