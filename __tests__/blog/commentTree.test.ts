/** @jest-environment node */
import { commentTree } from "../../src/blog/commentTree"

test("replies stand under what they answer, in the order of the file", () => {
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

test("a reply that stands before what it answers finds it", () => {
  const [root] = commentTree([{ id: "b", replyTo: "a" }, { id: "a" }])
  expect(root?.comment.id).toBe("a")
  expect(root?.replies).toHaveLength(1)
})
