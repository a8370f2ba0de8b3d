import { verifyEmail } from "../../api/product"

type Verification = {
  token: string
  controller: AbortController
  answer: Promise<void>
  /** Pending abort, cancelled by the next caller. */
  leaving: ReturnType<typeof setTimeout> | undefined
}

let underWay: Verification | null = null

/**
 * Verifies an address with a single request, even if React mounts the page twice
 * (docs/specification.md#interpretations).
 * @returns the answer, and a function to call on leaving: it aborts the request unless resumed
 */
export function verifyOnce(token: string): { answer: Promise<void>; leave: () => void } {
  if (underWay?.token !== token) {
    const controller = new AbortController()
    const begun: Verification = {
      token,
      controller,
      answer: verifyEmail(token, controller.signal).finally(() => {
        if (underWay === begun) underWay = null
      }),
      leaving: undefined,
    }
    underWay = begun
  }
  const current = underWay
  clearTimeout(current.leaving)
  return {
    answer: current.answer,
    leave: () => {
      current.leaving = setTimeout(() => current.controller.abort())
    },
  }
}
