import {
  register,
  requestReset,
  resendVerification,
  resetPassword,
  sendContactMessage,
  signIn,
  verifyEmail,
} from "../../src/api/product"
import { endSession, readToken, saveSession } from "../../src/api/session"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const message = {
  name: "Ama Serwaa",
  email: "ama@example.com",
  phone: "+233 20 000 0000",
  subject: "A shop",
  message: "We sell cloth.",
}

const signal = () => new AbortController().signal

function send() {
  const sent = sendContactMessage(message, "", signal())
  const [request] = requests
  if (!request) throw new Error("No request was sent")
  return { sent, request }
}

test("a contact message is sent to the product API as pending", async () => {
  const { sent, request } = send()
  expect(request.url).toBe("http://localhost:3001/product/contacts")
  expect(request.method).toBe("POST")
  expect(request.body).toEqual({ data: { ...message, statuses: "pending" } })
  await request.answer({})
  await sent
})

test.each<[number, unknown]>([
  [200, { doc: {} }],
  [201, { error: "in spite of its name" }],
  [204, null],
  [200, "OK"],
  [200, "<h1>Thanks</h1>"],
])("status %i is a success, whatever the body", async (status, body) => {
  const { sent, request } = send()
  await request.answer(body, { status })
  await expect(sent).resolves.toBeUndefined()
})

test.each([400, 403, 413, 429, 500])("status %i is a failure", async (status) => {
  const { sent, request } = send()
  const failed = expect(sent).rejects.toMatchObject({ name: "ApiError", status })
  await request.answer({ error: "No" }, { status })
  await failed
})

test("a signed-in visitor's token is sent along", async () => {
  localStorage.setItem("authToken", "abc.def")
  const { sent, request } = send()
  expect(request.headers).toMatchObject({ authorization: "Bearer abc.def" })
  await request.answer({})
  await sent
})

test.each<[string, () => void]>([
  ["nobody has signed in", () => {}],
  ["the token is empty", () => localStorage.setItem("authToken", "")],
  [
    "storage is blocked",
    () =>
      jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
        throw new DOMException("Storage is forbidden", "SecurityError")
      }),
  ],
])("no token is sent when %s", async (_, given) => {
  given()
  const { sent, request } = send()
  expect(request.headers).not.toHaveProperty("authorization")
  await request.answer({})
  await sent
})

const email = "ama@example.com"
const password = " kente cloth "
const session = { token: "abc.def", user: { id: "1", email } }

test.each<[string, () => Promise<unknown>, string, string, unknown]>([
  [
    "a registration",
    () => register({ fullName: "Ama", email, password }, signal()),
    "POST",
    "/auth/register",
    { data: { fullName: "Ama", email, password } },
  ],
  [
    "a sign-in",
    () => signIn({ email, password }, signal()),
    "POST",
    "/auth/login",
    { email, password },
  ],
  [
    "a request for the verification mail",
    () => resendVerification({ email, password }, signal()),
    "POST",
    "/auth/resend-verification",
    { data: { email, password } },
  ],
  [
    "a request for a reset link",
    () => requestReset({ email }, signal()),
    "POST",
    "/auth/request-reset",
    { data: { email } },
  ],
  [
    "a reset",
    () => resetPassword({ email, password, token: "t" }, signal()),
    "POST",
    "/auth/reset-password",
    { data: { email, password, token: "t" } },
  ],
  [
    "a verification",
    () => verifyEmail("a+b/c=", signal()),
    "GET",
    "/auth/verify-email?token=a%2Bb%2Fc%3D",
    null,
  ],
])("%s is sent as specified, with the token", async (_, ask, method, path, body) => {
  localStorage.setItem("authToken", "abc.def")
  const asked = ask()
  const [request] = requests
  expect(request).toMatchObject({ method, url: `http://localhost:3001/product${path}`, body })
  expect(request?.headers).toMatchObject({ authorization: "Bearer abc.def" })
  await request?.answer(session)
  await asked
})

test("a session is stored under the specified names until it ends", () => {
  saveSession(session)
  expect({ ...localStorage }).toEqual({
    authToken: "abc.def",
    user: JSON.stringify(session.user),
  })
  expect(readToken()).toBe("abc.def")
  endSession()
  expect({ ...localStorage }).toEqual({})
  expect(readToken()).toBeNull()
})

test("blocked storage throws no errors", () => {
  const forbid = () => {
    throw new DOMException("Storage is forbidden", "SecurityError")
  }
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid)
  }
  expect(() => saveSession(session)).not.toThrow()
  expect(readToken()).toBeNull()
  expect(() => endSession()).not.toThrow()
})
