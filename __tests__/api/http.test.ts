/** @jest-environment node */
import { ApiError, request } from "../../src/api/http"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const url = "http://localhost:3001/product/contacts"

function send(options: Partial<Parameters<typeof request>[1]> = {}) {
  const answer = request(url, { signal: new AbortController().signal, ...options })
  const [sent] = requests
  if (!sent) throw new Error("No request was sent")
  return { answer, sent }
}

/** The error that a request rejects with. */
function failure(answer: Promise<unknown>): Promise<ApiError> {
  return answer.then(
    () => {
      throw new Error("The request succeeded")
    },
    (error) => error,
  )
}

test("a GET request accepts JSON and has no other headers", async () => {
  const { answer, sent } = send()
  expect(sent).toMatchObject({ url, method: "GET", body: null })
  expect(sent.headers).toEqual({ accept: "application/json" })
  await sent.answer({})
  await answer
})

test("a body is sent as JSON, with its content type", async () => {
  const { answer, sent } = send({ method: "POST", body: { data: { name: "Ama" } } })
  expect(sent).toMatchObject({ method: "POST", body: { data: { name: "Ama" } } })
  expect(sent.headers).toMatchObject({ "content-type": "application/json" })
  await sent.answer({})
  await answer
})

test("the caller's headers are sent along", async () => {
  const { answer, sent } = send({ headers: { authorization: "Bearer abc" } })
  expect(sent.headers).toMatchObject({ accept: "application/json", authorization: "Bearer abc" })
  await sent.answer({})
  await answer
})

test.each([200, 201, 202, 299])("%i is a success", async (status) => {
  const { answer, sent } = send()
  await sent.answer({ id: 1 }, { status })
  expect(await answer).toEqual({ body: { id: 1 }, isJson: true })
})

test.each([
  ["no body", 204, null, { body: "", isJson: false }],
  ["an empty string", 200, "", { body: "", isJson: false }],
  ["plain text", 200, "Thank you", { body: "Thank you", isJson: false }],
  ["markup", 200, "<h1>Hi</h1>", { body: "<h1>Hi</h1>", isJson: false }],
  ["a JSON string", 200, '"ok"', { body: "ok", isJson: true }],
  ["JSON null", 200, "null", { body: null, isJson: true }],
  ["truncated JSON", 200, '{"docs":[', { body: '{"docs":[', isJson: false }],
])("a 2xx response with %s is a success", async (_, status, body, expected) => {
  const { answer, sent } = send()
  await sent.answer(body, { status })
  expect(await answer).toEqual(expected)
})

test.each<[number, unknown, unknown]>([
  [400, { error: "Name is required." }, { error: "Name is required." }],
  [401, '"No"', "No"],
  [404, "Not here", "Not here"],
  [422, {}, {}],
  [500, "<html>Oops</html>", "<html>Oops</html>"],
  [503, null, ""],
  [304, null, ""],
])("%i is a failure that keeps its body", async (status, body, kept) => {
  const { answer, sent } = send()
  const failed = failure(answer)
  await sent.answer(body, { status })
  const error = await failed
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ name: "ApiError", status, body: kept, retryAfter: null })
  expect(error.message).toBe(`GET ${url} failed with status ${status}`)
})

test.each([
  ["60", 60],
  ["1", 1],
  ["0", null],
  ["-5", null],
  ["soon", null],
  ["", null],
  ["Infinity", null],
])("a 429 with Retry-After: %j may be retried after %p s", async (header, retryAfter) => {
  const { answer, sent } = send()
  const failed = failure(answer)
  await sent.answer({}, { status: 429, headers: { "Retry-After": header } })
  expect(await failed).toMatchObject({ status: 429, retryAfter })
})

test("a network error is a failure without a status, and names the cause", async () => {
  const { answer, sent } = send({ method: "POST", body: {} })
  const failed = failure(answer)
  await sent.fail("Failed to fetch")
  const error = await failed
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 0, body: null, retryAfter: null })
  expect(error.message).toBe(`POST ${url} got no answer: Failed to fetch`)
})

test("a response that breaks off is a failure too", async () => {
  const broken = { ok: true, text: () => Promise.reject(new TypeError("terminated")) }
  globalThis.fetch = jest.fn().mockResolvedValue(broken)
  const error = await failure(request(url, { signal: new AbortController().signal }))
  expect(error).toMatchObject({ name: "ApiError", status: 0 })
})

test("aborting cancels the request, and is no failure of the service", async () => {
  const controller = new AbortController()
  const { answer, sent } = send({ signal: controller.signal })
  const failed = failure(answer)
  controller.abort()
  expect(sent.aborted()).toBe(true)
  const error = await failed
  expect(error.name).toBe("AbortError")
  expect(error).not.toBeInstanceOf(ApiError)
})
