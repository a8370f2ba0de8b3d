// @ts-check
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { request as httpRequest } from "node:http"
import { request as httpsRequest } from "node:https"
import { tmpdir, userInfo } from "node:os"
import path from "node:path"
import getPort from "get-port"
import { startProcess } from "../processes/processes.mjs"
import { makeCertificate } from "../services/certificate.mjs"

/** @typedef {Awaited<ReturnType<typeof startNginx>>} Nginx */
/** @typedef {import("node:https").RequestOptions & { body?: string | Buffer }} Asked */
/** @typedef {{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }} Answer */

export const siteHost = "www.agency.example"
export const serviceHost = "content.agency.example"

/** Why nginx can't be tested here, or null. */
export const nginxMissing = missing()

/** @returns {string | null} */
function missing() {
  if (!find("nginx")) return "nginx is not installed (apt-get install nginx-light)"
  if (!existsSync("/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf")) {
    return "nginx has no Brotli module (apt-get install libnginx-mod-http-brotli-static)"
  }
  const tool = ["openssl", "envsubst"].find((name) => !find(name))
  return tool ? `${tool} is not installed` : null
}

/**
 * Debian has nginx in /usr/sbin, which is only in root's PATH.
 * @param {string} program
 */
function find(program) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"]
  return folders.map((folder) => path.join(folder, program)).find(existsSync)
}

/**
 * nginx with the configuration of deploy/nginx on free ports, with a self-signed certificate.
 * @param {object} settings
 * @param {string} settings.root the checkout
 * @param {readonly number[]} settings.instances where the instances of the content service listen
 * @param {string} [settings.release] holds public/ and build/; or "none"
 */
export async function startNginx({ root, instances, release = root }) {
  if (release !== "none" && !existsSync(path.join(release, "build/nginx"))) {
    throw new Error("Build the site first: npm run build.")
  }
  const folder = mkdtempSync(path.join(tmpdir(), "site-nginx-"))
  const file = (/** @type {string} */ name) => path.join(folder, name)
  mkdirSync(file("temp"))
  makeCertificate({ certificate: file("cert.pem"), key: file("key.pem") }, [siteHost, serviceHost])
  const lines = instances.map((port) => `server 127.0.0.1:${port};\n`)
  writeFileSync(file("instances.conf"), lines.join(""))
  const httpPort = await getPort()
  const httpsPort = await getPort()
  run("sh", [path.join(root, "deploy/nginx/render.sh"), folder], {
    SITE_HOST: siteHost,
    SERVICE_HOST: serviceHost,
    RELEASE: release,
    CERTIFICATE: file("cert.pem"),
    CERTIFICATE_KEY: file("key.pem"),
    NGINX_USER: userInfo().username,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    RUN_DIR: folder,
    TEMP_DIR: file("temp"),
    ACCESS_LOG: file("access.log"),
    ERROR_LOG: file("error.log"),
    ACME_ROOT: file("acme"),
  })
  const program = String(find("nginx"))
  const args = ["-c", file("nginx.conf")]
  // Reports mistakes in full.
  run(program, ["-t", ...args])
  const server = startProcess({
    name: "nginx",
    command: program,
    args: [...args, "-g", "daemon off;"],
    cwd: folder,
    env: process.env,
    logFile: file("output.log"),
  })
  const ca = readFileSync(file("cert.pem"))
  const ended = server.exited.then(() => {
    throw new Error(`nginx ended: ${server.output()}`)
  })
  await Promise.race([listening(httpsPort), ended])
  ended.catch(() => {})

  return {
    httpPort,
    httpsPort,
    ca,
    certificate: file("cert.pem"),
    instancesFile: file("instances.conf"),
    reloadCommand: [program, ...args, "-s", "reload"].join(" "),
    /**
     * A request over TLS unless the options say otherwise. Its path is sent as it is.
     * @param {string} address
     * @param {Asked} [options]
     */
    ask: (address, options = {}) => ask({ port: httpsPort, ca, path: address, ...options }),
    readLog: () => readFileSync(file("access.log"), "utf8"),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [variables] */
function run(command, args, variables = {}) {
  const { status, stderr } = spawnSync(command, args, { env: { ...process.env, ...variables } })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stderr}`)
}

/** nginx binds its ports shortly after the start. @param {number} port */
async function listening(port) {
  for (;;) {
    try {
      await ask({ port, path: "/", headers: { Host: serviceHost }, rejectUnauthorized: false })
      return
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ECONNREFUSED") throw error
    }
  }
}

/** @param {Asked} options @returns {Promise<Answer>} */
function ask({ body, headers, ...options }) {
  const sent = { Host: siteHost, .../** @type {Record<string, string>} */ (headers) }
  const request = options.protocol === "http:" ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const asked = request({
      host: "127.0.0.1",
      servername: sent.Host,
      // Each request on a connection of its own.
      agent: false,
      ...options,
      headers: sent,
    })
    asked.once("error", reject)
    asked.once("response", (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.once("error", reject)
      response.once("end", () => {
        const { statusCode: status = 0 } = response
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    asked.end(body)
  })
}
