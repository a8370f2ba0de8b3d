/** @jest-environment node */
import { bridgeAddress } from "../../src/account/bridge"

const session = {
  token: "a.b+c/d=&e#f",
  user: { id: "1", email: "ama+shop@example.com", fullName: "Ama “Kente” Serwaa & Ɔsɛ" },
}

test("the dashboard's bridge gets the complete token and user", () => {
  const url = new URL(bridgeAddress(session))
  expect(url.origin + url.pathname).toBe("http://localhost:3001/login-bridge")
  expect(url.hash).toBe("")
  expect([...url.searchParams.keys()]).toEqual(["token", "user"])
  expect(url.searchParams.get("token")).toBe(session.token)
  expect(JSON.parse(String(url.searchParams.get("user")))).toEqual(session.user)
})

test("a dashboard's address keeps its path", () => {
  expect(bridgeAddress(session, "https://example.com/app")).toMatch(
    /^https:\/\/example\.com\/app\/login-bridge\?token=/,
  )
})

test.each(["javascript:alert(1)//", "data:text/html,", "ftp://example.com", "/app"])(
  "never sends a token to %s",
  (base) => {
    expect(() => bridgeAddress(session, base)).toThrow()
  },
)
