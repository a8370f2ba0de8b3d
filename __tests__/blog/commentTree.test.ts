/** @jest-environment node */
import { commentTree } from "../../src/blog/commentTree"

test("replies are nested under their comment, in the order of the file", () => {
  const comments = [
    { id: "a" },
    { id: "b", replyTo: "a" },
    { id: "c", replyTo: null },
    { id: "d", replyTo: "b" },
    { id: "e", replyTo: "a" },
  ]
  const ids = (threads: ReturnType<typeof commentTree>): unknown =>
    threads.map(({ comment, replies }) => [comment.id, ids(replies)])
  expect(ids(commentTree(comments))).toEqual([
    [
      "a",
      [
        ["b", [["d", []]]],
        ["e", []],
      ],
    ],
    ["c", []],
  ])
})

test("a reply that precedes its comment in the file is nested too", () => {
  const [root] = commentTree([{ id: "b", replyTo: "a" }, { id: "a" }])
  expect(root?.comment.id).toBe("a")
  expect(root?.replies).toHaveLength(1)
})
