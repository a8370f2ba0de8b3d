import assert from "node:assert/strict"
import { after, test } from "node:test"
import { json, secret, startAttackedService } from "./attackedService.ts"
import { removeInstances, siteUrl } from "./instances.ts"

after(removeInstances)
const { ask, stacksLogged } = await startAttackedService()

const lists = [
  "projects",
  "content-creation-projects",
  "social-media-management-projects",
  "creative-branding-projects",
  "video-editing-animation-projects",
  "logo-branding-projects",
  "web-services",
  "video-services",
  "creative-branding-services",
  "uiux-interfaces",
  "mobile-app-development",
  "software-development",
  "database-creation-and-management",
  "photography-graphic-designing-content-creation",
  "video-editing-and-animation",
  "creative-branding",
  "social-media-management",
]
const closed = [
  "administrators",
  "contacts",
  "media",
  "payload-jobs",
  "payload-locked-documents",
  "payload-migrations",
  "payload-preferences",
  "registrations",
  "site-sessions",
  "users",
]
const body = JSON.stringify({
  title: "X",
  email: "x@client.example",
  password: "a-long-password-x",
})

test("a visitor can change nothing and read only what is public", async () => {
  let calls = 0
  for (const slug of [...lists, ...closed]) {
    const isPublic = lists.includes(slug)
    for (const [method, rest, init] of [
      ["GET", "", {}],
      ["GET", "/1", {}],
      ["GET", "/count", {}],
      ["GET", "/versions?limit=0", {}],
      ["POST", "", { headers: json, body }],
      ["PATCH", "/1", { headers: json, body }],
      ["PATCH", "?where[id][exists]=true", {}],
      ["DELETE", "/1", {}],
      ["DELETE", "?where[id][exists]=true", {}],
      ["POST", "/1/duplicate", {}],
    ] as const) {
      calls += 1
      const address = `/api/${slug}${rest}`
      const { status, text } = await ask(method, address, init)
      // Everyone may read their own preferences, of which a visitor has none.
      const isOwn = slug === "payload-preferences" && method === "GET"
      const mayRead = isOwn || (isPublic && method === "GET" && !rest.startsWith("/versions"))
      const expected = mayRead ? [200, 403, 404] : [400, 401, 403, 404, 405, 501]
      assert.ok(expected.includes(status), `${method} ${address} answered ${status}: ${text}`)
      assert.ok(!text.includes(secret) && !text.includes("client.example"), `${method} ${address}`)
    }
  }
  assert.ok(calls >= 240)
  assert.deepEqual(stacksLogged(), [])
})

for (const [method, address, init, expected] of [
  ["GET", "/api/contacts/export", {}, 403],
  ["GET", "/api/access", {}, 200],
  ["GET", "/api/og?title=x", {}, 404],
  ["GET", "/api/payload-jobs/run", {}, 404],
  ["POST", "/api/administrators/first-register", { headers: json, body }, 404],
  ["POST", "/api/administrators/unlock", { headers: json, body }, 403],
  ["POST", "/api/administrators/refresh-token", {}, 403],
  ["POST", "/api/administrators/verify/abc", {}, 404],
  ["POST", "/api/users/login", { headers: json, body }, 404],
  ["POST", "/api/graphql", { headers: json, body: '{"query":"{__typename}"}' }, 403],
  ["GET", "/api/media/file/%E0%A4%A", {}, 400],
  ["GET", "/api/media/file/..%2F..%2Fcms.db", {}, 404],
  ["GET", "/%E0%A4%A", {}, 400],
  ["GET", "/admin/%E0%A4%A", {}, 400],
  ["GET", "/product/auth/verify-email?token=%E0%A4%A", {}, 400],
  ["GET", "/api/projects", { headers: { Cookie: "payload-lng=%E0%A4%A; a=%; =;;" } }, 200],
  ["GET", "/api/projects", { headers: { "Accept-Language": "x".repeat(4_000) } }, 200],
] as const) {
  test(`${method} ${address} gets a ${expected} and logs no stack trace`, async () => {
    assert.equal((await ask(method, address, init)).status, expected)
    assert.deepEqual(stacksLogged(), [])
  })
}

const abuses = [
  ...["where=abc", "where={", "where=[]", "where=null", "where[]=1", "where[a]=1", "where[a][b]=1"],
  ...["where[id]=1", "where[id][equals]=abc", "where[id][equals]=1e999", "where[id][equals]=-1"],
  ...["where[id][in]=1,,2", "where[id][in][]=1", "where[id][like]=1", "where[id][exists]=perhaps"],
  ...["where[title][near]=1,2,3", "where[title][within]={}", "where[title][intersects]=1"],
  ...["where[title][equals]=%00", "where[title][like]=%25", "where[title][like]=%27%20OR%201=1--"],
  ...[
    "where[title][equals][$ne]=1",
    "where[title][$regex]=.*",
    "where[title][contains]=%F0%9F%A7%B5",
  ],
  ...["where[password][like]=a", "where[hash][like]=a", "where[resetPasswordToken][exists]=true"],
  ...["where[mainImage.filename][like]=a", "where[gallery.image.alt][like]=a"],
  ...["where[createdAt][greater_than]=never", "where[createdAt][less_than]=9999999999999999999"],
  ...["where[date][equals]=2025-99-99", "where[_status][equals]=draft", "where[_status][like]=d"],
  ...[
    "where[isActive][equals]=2",
    "where[or]=1",
    "where[or][0]=1",
    "where[or][a][title][equals]=1",
  ],
  ...["where[and][0][or][0][and][0][title][equals]=1", "where[__proto__][equals]=1"],
  ...["where[constructor][prototype]=1", "page=999999999999999999999", "page=-1", "page=1.5"],
  ...["page=NaN", "page[]=1", "limit=-1", "limit=1e9", "limit=0", "limit=abc", "limit=99999999999"],
  ...["depth=-1", "depth=999", "depth=abc", "sort=%00", "sort=-", "sort=,", "sort=nothing"],
  ...["sort[title]=1", "sort=mainImage.alt", "select=1", "select[hash]=true", "select[title]=x"],
  ...["populate[media][filename]=true", "joins=x", "draft=true", "trash=true", "locale=xx"],
  ...[
    "showHiddenFields=true",
    "pagination=maybe",
    "data={",
    "fallback-locale=%00",
    "depth=1&depth=2",
  ],
  ...["%=1", "a%5B%5D%5B=1", "[[[[[[[[=1", `where[title][like]=${"x".repeat(3_000)}`],
]
const abused = [
  "/api/projects",
  "/api/projects/1",
  "/api/projects/count",
  "/api/web-services",
  "/api/contacts",
  "/api/administrators/me",
]

for (const address of abused) {
  test(`no query breaks ${address}`, async () => {
    assert.ok(abuses.length >= 65)
    for (const identity of [{}, { Cookie: "payload-token=x" }]) {
      for (const query of abuses) {
        const { status, text } = await ask("GET", `${address}?${query}`, { headers: identity })
        assert.ok(status < 500, `${query} was answered with ${status}: ${text}`)
        assert.ok(!text.includes(secret), query)
        if (status === 400) assert.match(text, /"message":"[^"]{10,}\."/, query)
      }
    }
    assert.deepEqual(stacksLogged(), [])
  })
}

test("CORS allows the site's origin and no other", async () => {
  for (const [method, address] of [
    ["GET", "/api/projects"],
    ["GET", "/api/contacts"],
    ["GET", "/api/projects?where=abc"],
    ["OPTIONS", "/api/projects"],
    ["OPTIONS", "/product/contacts"],
    ["POST", "/product/contacts"],
    ["POST", "/product/auth/login"],
    ["POST", "/api/projects"],
  ]) {
    for (const Origin of [siteUrl, `${siteUrl}.evil.example`, "https://evil.example", "null"]) {
      const init = method === "POST" ? { body: "{}" } : {}
      const headers = { Origin, ...json, "Access-Control-Request-Method": "POST" }
      const answer = await ask(method ?? "", address ?? "", { headers, ...init })
      const allowed = answer.headers.get("Access-Control-Allow-Origin")
      assert.equal(allowed, Origin === siteUrl ? siteUrl : null, `${method} ${address} ${Origin}`)
    }
  }
})
