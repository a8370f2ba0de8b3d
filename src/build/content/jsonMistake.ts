/**
 * Where and why a text is not JSON, in words for editors: "line 4, column 3: a comma is missing before "title"".
 * JSON.parse gives only a position, and each engine words it differently.
 * @param text must not be valid JSON
 */
export function jsonMistake(text: string): string {
  const reader = new Reader(text)
  try {
    reader.value()
    reader.skipSpace()
    if (reader.at < text.length)
      reader.fail(`nothing may follow the last bracket, but ${reader.next()} does`)
  } catch (error) {
    if (error instanceof Mistake) return error.message
    throw error
  }
  throw new Error("jsonMistake was called with valid JSON")
}

class Mistake extends Error {}

/** Reads JSON until the first mistake. */
class Reader {
  at = 0

  constructor(private readonly text: string) {}

  fail(reason: string, at = this.at): never {
    const before = this.text.slice(0, at).split("\n")
    const column = (before.at(-1)?.length ?? 0) + 1
    throw new Mistake(`line ${before.length}, column ${column}: ${reason}`)
  }

  skipSpace() {
    while (/[ \t\r\n]/.test(this.text.charAt(this.at))) this.at += 1
  }

  /** The next few characters, for a message. */
  next(): string {
    const rest = this.text.slice(this.at)
    return rest === ""
      ? "the end of the file"
      : (/^("[^"\n]{0,30}"?|\S{1,20})/.exec(rest)?.[0] ?? rest.charAt(0))
  }

  value() {
    this.skipSpace()
    const start = this.text.charAt(this.at)
    if (start === "{") this.members("}", () => this.member())
    else if (start === "[") this.members("]", () => this.value())
    else if (start === '"') this.string()
    else this.word()
  }

  /** The inside of an object or a list. */
  private members(end: string, read: () => void) {
    const opened = this.at
    this.at += 1
    this.skipSpace()
    if (this.take(end)) return
    for (;;) {
      read()
      this.skipSpace()
      if (this.take(end)) return
      if (this.at >= this.text.length)
        this.fail(`this bracket is never closed; ${end} is missing`, opened)
      const comma = this.at
      if (!this.take(",")) this.fail(`a comma or ${end} is missing before ${this.next()}`)
      this.skipSpace()
      if (this.text.charAt(this.at) === end)
        this.fail(`nothing follows this comma; delete it`, comma)
    }
  }

  private member() {
    if (this.text.charAt(this.at) !== '"')
      this.fail(`a field's name in straight double quotes is missing before ${this.next()}`)
    this.string()
    this.skipSpace()
    if (!this.take(":")) this.fail(`a colon is missing before ${this.next()}`)
    this.value()
  }

  private string() {
    const start = this.at
    this.at += 1
    for (;;) {
      const character = this.text.charAt(this.at)
      if (character === "" || character === "\n")
        this.fail("the closing quote of this text is missing", start)
      if (character < " ") this.fail("a text can't contain a tab or another control character")
      if (character === "\\") this.escape()
      else this.at += 1
      if (character === '"') return
    }
  }

  private escape() {
    const sequence = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.text.slice(this.at, this.at + 6))
    if (!sequence) this.fail("a backslash must be written twice: \\\\")
    this.at += sequence[0].length
  }

  /** A number, true, false or null. */
  private word() {
    const word = /^(-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?|true|false|null)(?![\w.])/.exec(
      this.text.slice(this.at),
    )
    if (!word)
      this.fail(`a value is missing; ${this.next()} is none. Texts need straight double quotes`)
    this.at += word[0].length
  }

  private take(character: string): boolean {
    const found = this.text.charAt(this.at) === character
    if (found) this.at += 1
    return found
  }
}
