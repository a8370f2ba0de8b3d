import { verifyEmail } from "../api/product"

type Verification = {
  token: string
  controller: AbortController
  answer: Promise<void>
  /** Cancels it, unless somebody takes it up again at once. */
  leaving: ReturnType<typeof setTimeout> | undefined
}

let underWay: Verification | null = null

/**
 * Verifies an address with a single request, even where React mounts a page twice (DESIGN "How SPEC is read").
 * @returns the answer, and a function for when the page is left: it cancels what nobody waits for any more
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
