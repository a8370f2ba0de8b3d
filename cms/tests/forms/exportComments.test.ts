import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { beforeEach, test } from "node:test"
import { exportComments } from "../../src/comments/exportComments.ts"
import { startService } from "../support/service.ts"

const { dataDir, payload } = await startService()
const file = path.join(dataDir, "comments.json")
const written = {
  id: "c01",
  author: "Naa",
  date: "2025-09-04",
  comment: "Good.",
  img: { src: "a" },
}

beforeEach(async () => {
  await payload.delete({ collection: "comments", where: {} })
  await writeFile(file, JSON.stringify([written]))
})

async function make(comment: string, changes: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: "comments",
    data: { name: "Ama", email: "ama@client.example", comment, statuses: "approved", ...changes },
  })
  return id
}

async function published(): Promise<Record<string, unknown>[]> {
  await exportComments(payload, file)
  return JSON.parse(await readFile(file, "utf8"))
}

test("approved comments follow those in the file, without e-mail addresses", async () => {
  for (const statuses of ["pending", "rejected", "spam"]) await make("Not this.", { statuses })
  const id = await make("Well woven.", { replyTo: "c01" })
  const { createdAt } = await payload.findByID({ collection: "comments", id })
  assert.deepEqual(await published(), [
    written,
    {
      id: `reader-${id}`,
      author: "Ama",
      date: createdAt.slice(0, 10),
      comment: "Well woven.",
      replyTo: "c01",
    },
  ])
  assert.doesNotMatch(await readFile(file, "utf8"), /client\.example/)
})

test("a second export changes nothing, and takes back what is no longer approved", async () => {
  const kept = await make("One.")
  const withdrawn = await make("Two.")
  const before = await published()
  assert.deepEqual(await published(), before)
  await payload.update({ collection: "comments", id: withdrawn, data: { statuses: "rejected" } })
  assert.deepEqual(
    (await published()).map(({ id }) => id),
    ["c01", `reader-${kept}`],
  )
})

test("a reply to a comment that is not on the site becomes a comment on the article", async () => {
  await make("To nobody.", { replyTo: "c99" })
  assert.equal((await published())[1]?.replyTo, undefined)
})

test("an empty comment is not published, and markup becomes plain text", async () => {
  await make(" ")
  await make("a < b, <b>bold</b>", { name: "<i>Ama</i>" })
  const [, comment, ...others] = await published()
  assert.deepEqual(others, [])
  assert.equal(comment?.comment, "a < b, ‹b>bold‹/b>")
  assert.equal(comment?.author, "‹i>Ama‹/i>")
})

test("a file that is no list of comments is left as it is", async () => {
  for (const text of ["{}", "[1]", "["]) {
    await writeFile(file, text)
    await assert.rejects(exportComments(payload, file))
    assert.equal(await readFile(file, "utf8"), text)
  }
})
