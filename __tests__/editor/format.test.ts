/** @jest-environment node */
import { readFileSync } from "node:fs"
import { contentFiles } from "../../src/build/content/schemas"
import { formatOf } from "../../src/editor/format"

test.each(Object.entries(contentFiles))(
  "saving %s without a change keeps every byte",
  (name, file) => {
    const text = readFileSync(`data/${name}`, "utf8")
    const { read, write } = formatOf(file)
    expect(write(read(text))).toBe(text)
  },
)
