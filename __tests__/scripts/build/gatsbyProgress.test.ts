/** @jest-environment node */
import { gatsbyProgress } from "../../../scripts/lib/build/gatsbyProgress.mjs"

const pictures = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"

function progressAfter(...actions: object[]) {
  const shown: object[] = []
  const receive = gatsbyProgress((progress) => shown.push(progress))
  for (const action of actions) receive({ type: "LOG_ACTION", action })
  return shown.at(-1)
}

function start(text: string, payload = {}) {
  return { type: "ACTIVITY_START", payload: { id: text, text, ...payload } }
}

function update(id: string, payload: object) {
  return { type: "ACTIVITY_UPDATE", payload: { id, ...payload } }
}

function end(id: string) {
  return { type: "ACTIVITY_END", payload: { id } }
}

test("the activity that started last is shown", () => {
  expect(progressAfter(start("load plugins"), start("onPreInit"))).toEqual({ what: "onPreInit" })
  expect(progressAfter(start("build"), start("onPreInit"), end("onPreInit"))).toEqual({
    what: "build",
  })
})

test("image processing is shown with counts, whatever else starts", () => {
  expect(
    progressAfter(
      start(pictures, { current: 0, total: 1 }),
      update(pictures, { total: 284 }),
      start("run page queries"),
      update(pictures, { current: 120 }),
    ),
  ).toEqual({ what: "pictures", done: 120, total: 284 })
})

test("after image processing, the running activity is shown", () => {
  expect(
    progressAfter(start("Building static HTML"), start(pictures, { total: 3 }), end(pictures)),
  ).toEqual({ what: "Building static HTML" })
})

test("other messages are ignored", () => {
  const shown: object[] = []
  const receive = gatsbyProgress((progress) => shown.push(progress))
  for (const message of [
    null,
    "text",
    {},
    { action: { type: "SET_STATUS", payload: "SUCCESS" } },
  ]) {
    receive(message)
  }
  expect(shown).toEqual([])
})
