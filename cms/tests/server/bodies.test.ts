import assert from "node:assert/strict"
import { test } from "node:test"
import sharp from "sharp"
import { siteUrl, startService } from "../support/service.ts"

const { call, payload, signInAsEditor } = await startService()
const editor = signInAsEditor()
const json = { "Content-Type": "application/json", Origin: siteUrl }

/** A chunked body that goes on until its reader stops. */
function endless(begin = "") {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(begin))
    },
    pull(controller) {
      sent += 65_536
      // Far beyond every limit, but finite: a missing limit must fail the test, not hang it.
      if (sent > 60_000_000) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(0x20))
    },
  })
  return { init: { body, duplex: "half" } as RequestInit, sent: () => sent }
}

const productRoutes = [
  "contacts",
  "auth/register",
  "auth/login",
  "auth/resend-verification",
  "auth/request-reset",
  "auth/reset-password",
]

for (const route of productRoutes) {
  const address = `/api/product/${route}`

  test(`${route} refuses a Content-Length over the limit`, async () => {
    const { init, sent } = endless()
    const declaring = { ...json, "Content-Length": "200000" }
    const answered = await call("POST", address, { headers: declaring, ...init })
    const { status, headers, body: answer } = answered
    assert.equal(status, 413)
    assert.equal(headers.get("Access-Control-Allow-Origin"), siteUrl)
    assert.ok((answer as { error: unknown }).error)
    assert.ok(sent() < 200_000, `${sent()} bytes were read`)
  })

  test(`${route} refuses a chunked body as soon as it exceeds the limit`, async () => {
    const { init, sent } = endless('{"data":')
    const { status } = await call("POST", address, { headers: json, ...init })
    assert.equal(status, 413)
    assert.ok(sent() < 600_000, `${sent()} bytes were read`)
  })

  test(`${route} refuses a body that is longer than its Content-Length`, async () => {
    const { init } = endless('{"data":')
    const headers = { ...json, "Content-Length": "10" }
    const { status } = await call("POST", address, { headers, ...init })
    assert.equal(status, 413)
  })

  test(`${route} accepts only JSON`, async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "",
    ]) {
      const headers = { "Content-Type": type }
      const { status } = await call("POST", address, { headers, body: '{"data":{}}' })
      assert.equal(status, 415, type)
    }
  })

  test(`${route} refuses malformed JSON`, async () => {
    for (const body of ["", "{", "data=1", new Uint8Array([0x22, 0xff, 0x22])]) {
      const { status } = await call("POST", address, { headers: json, body })
      assert.equal(status, 400)
    }
  })

  test(`${route} answers other methods with 404`, async () => {
    for (const method of ["GET", "PUT", "PATCH", "DELETE", "HEAD"]) {
      assert.equal((await call(method, address)).status, 404, method)
    }
  })
}

for (const address of [
  "/api/administrators/login",
  "/api/administrators/forgot-password",
  "/api/administrators/reset-password",
  "/api/administrators",
  "/api/projects",
  "/api/contacts",
  "/api/media",
  "/api/users/login",
  "/api/nothing",
]) {
  test(`${address} stops reading an endless body`, async () => {
    const { init, sent } = endless('{"email":"')
    const { status } = await call("POST", address, { headers: json, ...init })
    assert.ok([403, 404, 413].includes(status), `answered ${status}`)
    assert.ok(sent() < 1_500_000, `${sent()} bytes were read`)
    const declaring = { ...json, "Content-Length": "1000001" }
    const declared = await call("POST", address, { headers: declaring, body: "{}" })
    assert.equal(declared.status, 413)
    assert.equal(declared.headers.get("Access-Control-Allow-Origin"), siteUrl)
  })
}

for (const [method, address] of [
  ["POST", "/api/media"],
  ["PATCH", "/api/media/1"],
  ["POST", "/api/projects"],
  ["PUT", "/api/contacts/1"],
  ["POST", "/api/reorder"],
  ["POST", "/api/%6Dedia"],
  ["POST", "/health"],
] as const) {
  for (const [who, identity] of [
    ["no credentials", {}],
    ["a forged cookie", { Cookie: "payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x" }],
    ["a forged token", { Authorization: "JWT eyJhbGciOiJIUzI1NiJ9.e30.x" }],
  ] as const) {
    test(`${method} ${address} with ${who} is refused before its body is read`, async () => {
      for (const type of ["multipart/form-data; boundary=x", "application/json"]) {
        const { init, sent } = endless()
        const headers = { ...identity, "Content-Type": type }
        const { status, body } = await call(method, address, { headers, ...init })
        assert.equal(status, 403)
        assert.match(JSON.stringify(body), /not allowed/)
        // The stream buffers one chunk before anyone reads it.
        assert.ok(sent() <= 65_536, `${sent()} bytes were read`)
      }
    })
  }
}

test("a body that breaks off gets a 400", async () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("ECONNRESET")),
    })
  for (const address of ["/api/product/contacts", "/api/administrators/login"]) {
    const init = { headers: json, body: broken(), duplex: "half" } as RequestInit
    assert.equal((await call("POST", address, init)).status, 400)
  }
})

test("a query sent as a body is limited too", async () => {
  const { init, sent } = endless("where=")
  const headers = {
    ...(await editor),
    "Content-Type": "application/x-www-form-urlencoded",
    "X-HTTP-Method-Override": "GET",
  }
  const { status } = await call("POST", "/api/projects", { headers, ...init })
  assert.equal(status, 413)
  assert.ok(sent() < 1_500_000)
})

test("an editor's picture of several megabytes is accepted, one that is too large is not", async () => {
  const { Authorization } = (await editor) as { Authorization: string }
  const noise = await sharp({
    create: {
      width: 1500,
      height: 1200,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  assert.ok(noise.byteLength > 2_000_000)
  const upload = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set("_payload", JSON.stringify({ alt: "Noise" }))
    form.set("file", new Blob([bytes], { type: "image/png" }), "noise.png")
    return call("POST", "/api/media", { headers: { Authorization }, body: form })
  }
  assert.equal((await upload(new Uint8Array(noise))).status, 201)
  assert.equal((await upload(new Uint8Array(15_500_000))).status, 413)
  assert.equal((await upload(new Uint8Array(17_000_000))).status, 413)
  const { totalDocs } = await payload.count({ collection: "media" })
  assert.equal(totalDocs, 1)
})
