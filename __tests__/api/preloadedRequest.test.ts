import { request } from "../../src/api/http"
import { takePreloadedRequest } from "../../src/api/preloadedRequest"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const url = "http://localhost:3001/api/projects?limit=1&page=1"

/** Starts an early request, as the page's loader does. */
function ask(answer: Promise<Response>) {
  const cancel = new AbortController()
  answer.catch(() => {})
  window.preloadedRequest = { url, answer, cancel }
  return cancel
}

const anyone = () => new AbortController().signal

afterEach(() => {
  delete window.preloadedRequest
})

test("an early request is not sent a second time", async () => {
  ask(Promise.resolve(new Response('{"docs":[]}')))
  expect(await request(url, { signal: anyone() })).toEqual({ body: { docs: [] }, isJson: true })
  expect(requests).toHaveLength(0)
})

test("an early request is consumed on first use; a retry sends another", async () => {
  ask(Promise.resolve(new Response("{}")))
  await request(url, { signal: anyone() })
  void request(url, { signal: anyone() })
  expect(requests.map((sent) => sent.url)).toEqual([url])
})

test("a request to another URL is sent as usual", () => {
  ask(Promise.resolve(new Response("{}")))
  void request(`${url}0`, { signal: anyone() })
  expect(requests.map((sent) => sent.url)).toEqual([`${url}0`])
})

test("a POST never takes the response of an early request", () => {
  ask(Promise.resolve(new Response("{}")))
  void request(url, { method: "POST", body: {}, signal: anyone() })
  expect(requests.map((sent) => sent.method)).toEqual(["POST"])
})

test("a failed early request is reported like any other", async () => {
  ask(Promise.reject(new TypeError("Failed to fetch")))
  await expect(request(url, { signal: anyone() })).rejects.toThrow(
    `GET ${url} got no answer: Failed to fetch`,
  )
})

test("aborting cancels an early request", () => {
  const cancel = ask(new Promise(() => {}))
  const visitor = new AbortController()
  void takePreloadedRequest(url, visitor.signal)
  expect(cancel.signal.aborted).toBe(false)
  visitor.abort()
  expect(cancel.signal.aborted).toBe(true)
})

test("an early request is cancelled if its caller has aborted already", () => {
  const cancel = ask(new Promise(() => {}))
  void takePreloadedRequest(url, AbortSignal.abort())
  expect(cancel.signal.aborted).toBe(true)
})
