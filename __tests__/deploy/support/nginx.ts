import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { request as httpsRequest, type RequestOptions } from "node:https"
import { tmpdir, userInfo } from "node:os"
import { delimiter, join } from "node:path"
import getPort from "get-port"
import { startProcess } from "../../../scripts/lib/processes/processes.mjs"
import { root } from "../../build/support/built"

export const siteHost = "www.agency.example"
export const serviceHost = "content.agency.example"

/** Why nginx can't be tested here, or null. */
export const nginxMissing = missing()

function missing(): string | null {
  if (!find("nginx")) return "nginx is not installed (apt-get install nginx-light)"
  if (!existsSync("/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf")) {
    return "nginx has no Brotli module (apt-get install libnginx-mod-http-brotli-static)"
  }
  const tool = ["openssl", "envsubst"].find((name) => !find(name))
  return tool ? `${tool} is not installed` : null
}

/** Debian has nginx in /usr/sbin, which is only in root's PATH. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
  return folders.map((folder) => join(folder, program)).find(existsSync)
}

type Settings = {
  /** Holds public/ and build/. */
  release?: string
  /** Where the instances of the content service listen. */
  instances: readonly number[]
}

/** nginx with the configuration of deploy/nginx on free ports, with a self-signed certificate. */
export async function startNginx({ release = root, instances }: Settings) {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"))
  const file = (name: string) => join(folder, name)
  mkdirSync(file("temp"))
  const certificate = { cert: file("cert.pem"), key: file("key.pem") }
  makeCertificate(certificate)
  writeFileSync(
    file("instances.conf"),
    instances.map((port) => `server 127.0.0.1:${port};\n`).join(""),
  )
  const [httpPort, httpsPort] = [await getPort(), await getPort()]
  run("sh", [join(root, "deploy/nginx/render.sh"), folder], {
    SITE_HOST: siteHost,
    SERVICE_HOST: serviceHost,
    RELEASE: release,
    CERTIFICATE: certificate.cert,
    CERTIFICATE_KEY: certificate.key,
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
  // Reports mistakes; afterwards, nginx is ready as soon as it listens.
  run(program, ["-t", "-c", file("nginx.conf")])
  const server = startProcess({
    name: "nginx",
    command: program,
    args: ["-c", file("nginx.conf"), "-g", "daemon off;"],
    cwd: folder,
    env: process.env,
    logFile: file("output.log"),
  })
  const failed = () => Promise.reject(new Error(`nginx ended: ${server.output()}`))
  const ca = readFileSync(certificate.cert)
  await Promise.race([listening(httpsPort), server.exited.then(failed)])

  return {
    httpPort,
    httpsPort,
    ca,
    folder,
    reloadCommand: `${program} -c ${file("nginx.conf")} -s reload`,
    /** A request over TLS unless the options say otherwise. Its path is sent as it is. */
    ask: (path: string, options: RequestOptions & { body?: string | Buffer } = {}) =>
      ask({ port: httpsPort, ca, path, ...options }),
    readLog: () => readFileSync(file("access.log"), "utf8"),
    readErrors: () => readFileSync(file("error.log"), "utf8"),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

function makeCertificate({ cert, key }: { cert: string; key: string }) {
  run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-keyout", key, "-out", cert, "-days", "2", "-subj", `/CN=${siteHost}`],
    ...["-addext", `subjectAltName=DNS:${siteHost},DNS:${serviceHost}`],
  ])
}

function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(command, args, { env: { ...process.env, ...variables } })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stderr}`)
}

/** nginx binds its ports while it reads its configuration, just after the start. */
async function listening(port: number): Promise<void> {
  for (;;) {
    try {
      await ask({ port, path: "/", rejectUnauthorized: false })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error
    }
  }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function ask({ body, ...options }: RequestOptions & { body?: string | Buffer }): Promise<Answer> {
  const host = String((options.headers as Record<string, string>)?.Host ?? siteHost)
  return new Promise((resolve, reject) => {
    const request = options.protocol === "http:" ? httpRequest : httpsRequest
    const sent = request({
      host: "127.0.0.1",
      servername: host,
      agent: false,
      ...options,
      headers: { Host: host, ...(options.headers as object) },
    })
    sent.once("error", reject)
    sent.once("response", (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.once("error", reject)
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.end(body)
  })
}
