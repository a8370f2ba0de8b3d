import { takeFirstAsked } from "../../src/api/firstAsked"
import { request } from "../../src/api/http"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const url = "http://localhost:3001/api/projects?limit=1&page=1"

/** What the page's loader leaves behind. */
function ask(answer: Promise<Response>) {
  const cancel = new AbortController()
  answer.catch(() => {})
  window.firstAsked = { url, answer, cancel }
  return cancel
}

const anyone = () => new AbortController().signal

afterEach(() => {
  delete window.firstAsked
})

test("what is under way already is not asked for a second time", async () => {
  ask(Promise.resolve(new Response('{"docs":[]}')))
  expect(await request(url, { signal: anyone() })).toEqual({ body: { docs: [] }, isJson: true })
  expect(requests).toHaveLength(0)
})

test("it is given once: another try asks anew", async () => {
  ask(Promise.resolve(new Response("{}")))
  await request(url, { signal: anyone() })
  void request(url, { signal: anyone() })
  expect(requests.map((sent) => sent.url)).toEqual([url])
})

test("another address is asked for by itself", () => {
  ask(Promise.resolve(new Response("{}")))
  void request(`${url}0`, { signal: anyone() })
  expect(requests.map((sent) => sent.url)).toEqual([`${url}0`])
})

test("what is sent never takes an answer to a question", () => {
  ask(Promise.resolve(new Response("{}")))
  void request(url, { method: "POST", body: {}, signal: anyone() })
  expect(requests.map((sent) => sent.method)).toEqual(["POST"])
})

test("its failure is told as that of any other request", async () => {
  ask(Promise.reject(new TypeError("Failed to fetch")))
  await expect(request(url, { signal: anyone() })).rejects.toThrow(
    `GET ${url} got no answer: Failed to fetch`,
  )
})

test("whoever leaves cancels it", () => {
  const cancel = ask(new Promise(() => {}))
  const visitor = new AbortController()
  void takeFirstAsked(url, visitor.signal)
  expect(cancel.signal.aborted).toBe(false)
  visitor.abort()
  expect(cancel.signal.aborted).toBe(true)
})

test("whoever has left before it was taken cancels it, too", () => {
  const cancel = ask(new Promise(() => {}))
  void takeFirstAsked(url, AbortSignal.abort())
  expect(cancel.signal.aborted).toBe(true)
})
