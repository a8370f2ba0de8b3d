import { readFileSync } from "node:fs"

export type Variables = Record<string, string | undefined>

export type Reader = ReturnType<typeof createReader>

/**
 * Reads variables and collects what is wrong with them, so that an operator learns of all mistakes at once. A variable with a mistake
 * has its fallback until then. An empty variable counts as unset.
 */
export function createReader(variables: Variables) {
  const problems: string[] = []

  function optional(name: string): string | undefined {
    return variables[name] || undefined
  }

  function number(name: string, fallback: number, min?: number, max?: number): number
  function number(name: string, fallback: undefined, min?: number, max?: number): number | undefined
  function number(name: string, fallback: number | undefined, min = 1, max = 2 ** 31 - 1) {
    const text = optional(name)
    if (!text) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    const range = max === 2 ** 31 - 1 ? `at least ${min}` : `from ${min} to ${max}`
    problems.push(`${name} must be a whole number, ${range}, but is "${text}".`)
    return fallback
  }

  return {
    problems,

    optional,

    text: (name: string, fallback: string) => optional(name) ?? fallback,

    /** A variable, or the content of the file that the variable with the suffix _FILE names: containers mount secrets as files. */
    secret(name: string): string | undefined {
      const [given, file] = [optional(name), optional(`${name}_FILE`)]
      if (!file) return given
      if (given) {
        problems.push(`${name} and ${name}_FILE are both set: leave one out.`)
        return given
      }
      try {
        const content = readFileSync(/*turbopackIgnore: true*/ file, "utf8").trim()
        if (content) return content
        problems.push(`${name}_FILE names an empty file: ${file}.`)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        problems.push(`${name}_FILE names a file that can't be read: ${file} (${code}).`)
      }
      return undefined
    },

    number,

    /** Comma-separated numbers. */
    numbers(name: string, fallback: number[]): number[] {
      const text = optional(name)
      if (!text) return fallback
      const values = text.split(",").map((part) => Number(part.trim() || Number.NaN))
      if (values.every((value) => Number.isInteger(value) && value >= 1)) return values
      problems.push(
        `${name} must be a comma-separated list of whole numbers, each at least 1, but is "${text}".`,
      )
      return fallback
    },

    /** True or false. */
    flag(name: string, fallback: boolean): boolean {
      const text = optional(name)
      if (!text) return fallback
      if (text !== "true" && text !== "false") {
        problems.push(`${name} must be true or false, but is "${text}".`)
      }
      return text === "true"
    },

    choice<Value extends string>(
      name: string,
      values: readonly [Value, ...Value[]],
      fallback: Value,
    ): Value {
      const text = optional(name)
      if (!text) return fallback
      const value = values.find((one) => one === text)
      if (value) return value
      problems.push(`${name} must be one of ${values.join(", ")}, but is "${text}".`)
      return fallback
    },

    /** The origin of an http(s) address. */
    origin(name: string, fallback: string): string {
      const text = optional(name) ?? fallback
      const url = URL.canParse(text) ? new URL(text) : null
      if (url && ["http:", "https:"].includes(url.protocol)) return url.origin
      problems.push(`${name} must be an address such as https://adwene.example, but is "${text}".`)
      return new URL(fallback).origin
    },

    /** One e-mail address, without a name. */
    email(name: string): string | undefined {
      const text = optional(name)
      if (text && !isEmailAddress(text)) {
        problems.push(
          `${name} must be an e-mail address such as studio@adwene.example, but is "${text}".`,
        )
      }
      return text
    },

    /** E-mail addresses, separated by commas. */
    emails(name: string): string | undefined {
      const text = optional(name)
      if (text && !text.split(",").every((one) => isEmailAddress(one.trim()))) {
        problems.push(
          `${name} must be one or more e-mail addresses, separated by commas, but is "${text}".`,
        )
      }
      return text
    },
  }
}

/** Lenient: a mail server on this machine takes addresses such as root@localhost. */
function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,]+@[^\s@<>,]+$/.test(text)
}
