/** @jest-environment node */
import { createServer, type Server } from "node:net"
import {
  findFreePorts,
  readPorts,
  requireFreePorts,
  takenPortMessage,
} from "../../../scripts/lib/services/ports.mjs"

test("without variables, the default ports are used", () => {
  expect(readPorts({})).toEqual({ site: 9000, cms: 3001, mail: 1080, smtp: 1025 })
})

test("a variable changes only its own port", () => {
  expect(readPorts({ CMS_PORT: "4001" })).toMatchObject({ site: 9000, cms: 4001 })
})

test("development has another default port for the site, which the variable changes too", () => {
  expect(readPorts({}, { site: 8000 }).site).toBe(8000)
  expect(readPorts({ SITE_PORT: "8001" }, { site: 8000 }).site).toBe(8001)
})

test.each(["abc", "0", "65536", "80.5", "-1"])(
  "SITE_PORT=%s is rejected, and the message names the variable",
  (text) => {
    expect(() => readPorts({ SITE_PORT: text })).toThrow(
      `SITE_PORT is "${text}", but a port is a number from 1 to 65535.`,
    )
  },
)

test("two services can't have the same port", () => {
  expect(() => readPorts({ SITE_PORT: "3001" })).toThrow(
    "Port 3001 is set for both the site and the content service: set CMS_PORT to another one.",
  )
})

test("the message about a port in use names the port, the service and the variable", () => {
  expect(takenPortMessage("cms", 3001)).toBe(
    "Port 3001, for the content service, is in use by another program (perhaps an earlier npm " +
      "start): stop that program, or set CMS_PORT to a free port.",
  )
})

test.each(["127.0.0.1", "0.0.0.0"])("a port in use on %s is detected", async (host) => {
  const ports = await findFreePorts()
  const server = await listen(host, ports.mail)
  await expect(requireFreePorts(ports)).rejects.toThrow(takenPortMessage("mail", ports.mail))
  await new Promise((resolve) => server.close(resolve))
})

test("findFreePorts returns distinct free ports", async () => {
  const ports = await findFreePorts()
  expect(new Set(Object.values(ports)).size).toBe(4)
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, host, () => resolve(server))
  })
}
