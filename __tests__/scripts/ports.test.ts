/** @jest-environment node */
import { createServer, type Server } from "node:net"
import {
  findFreePorts,
  readPorts,
  requireFreePorts,
  takenPortMessage,
} from "../../scripts/lib/ports.mjs"

test("without variables the usual ports are taken", () => {
  expect(readPorts({})).toEqual({ site: 9000, cms: 3001, mail: 1080, smtp: 1025 })
})

test("a variable moves its port, and only that", () => {
  expect(readPorts({ CMS_PORT: "4001" })).toMatchObject({ site: 9000, cms: 4001 })
})

test("development has a port of its own for the site, which the variable moves too", () => {
  expect(readPorts({}, { site: 8000 }).site).toBe(8000)
  expect(readPorts({ SITE_PORT: "8001" }, { site: 8000 }).site).toBe(8001)
})

test.each(["abc", "0", "65536", "80.5", "-1"])("SITE_PORT=%s is refused by name", (text) => {
  expect(() => readPorts({ SITE_PORT: text })).toThrow(
    `SITE_PORT is "${text}", but a port is a number from 1 to 65535.`,
  )
})

test("two services can't have the same port", () => {
  expect(() => readPorts({ SITE_PORT: "3001" })).toThrow(
    "Port 3001 is meant for the site and for the content service: set CMS_PORT to another one.",
  )
})

test("a taken port is explained with its number, who wants it and the variable to change", () => {
  expect(takenPortMessage("cms", 3001)).toBe(
    "Port 3001, which the content service wants, is taken by another program (an earlier start, " +
      "perhaps): stop that program, or set CMS_PORT to a free port.",
  )
})

test.each(["127.0.0.1", "0.0.0.0"])("a port taken on %s is noticed", async (host) => {
  const ports = await findFreePorts()
  const server = await listen(host, ports.mail)
  await expect(requireFreePorts(ports)).rejects.toThrow(takenPortMessage("mail", ports.mail))
  await new Promise((resolve) => server.close(resolve))
})

test("free ports are different ones, and free", async () => {
  const ports = await findFreePorts()
  expect(new Set(Object.values(ports)).size).toBe(4)
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, host, () => resolve(server))
  })
}
