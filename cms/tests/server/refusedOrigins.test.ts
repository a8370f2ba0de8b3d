import assert from "node:assert/strict"
import { test } from "node:test"
import type { Payload } from "payload"
import { logRefusedOrigin } from "../../src/http/refusedOrigins.ts"

test("an origin that CORS refuses is logged once, with what SITE_URL says", () => {
  const warnings: string[] = []
  const payload = {
    config: { cors: ["http://localhost:9000"], serverURL: "http://localhost:3001" },
    logger: { warn: (text: string) => warnings.push(text) },
  } as unknown as Payload
  const ask = (Origin: string) => logRefusedOrigin(new Headers(Origin ? { Origin } : {}), payload)
  for (const known of ["", "http://localhost:9000", "http://localhost:3001"]) ask(known)
  assert.deepEqual(warnings, [])
  for (let count = 0; count < 3; count += 1) ask("https://client.example")
  assert.equal(warnings.length, 1)
  assert.match(warnings[0] ?? "", /^Pages of https:\/\/client.example .*http:\/\/localhost:9000/)
  for (let count = 0; count < 100; count += 1) ask(`https://${count}.example`)
  assert.equal(warnings.length, 20)
})
