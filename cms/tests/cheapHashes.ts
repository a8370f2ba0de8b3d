import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"

type Pbkdf2 = typeof crypto.pbkdf2

const real = crypto.pbkdf2

/** A thousandth of the rounds: two callers that ask for different numbers still disagree. */
const cheap: Pbkdf2 = (password, salt, rounds, ...rest) =>
  real(password, salt, Math.ceil(rounds / 1_000), ...rest)

function use(pbkdf2: Pbkdf2): void {
  crypto.pbkdf2 = pbkdf2
  syncBuiltinESMExports()
}

// From here on password hashes cost next to nothing in this process, the service's and Payload's alike.
use(cheap)

/** For the tests that are about the hashes themselves. */
export function restoreRealHashes(): void {
  use(real)
}

/** Keeps the next hash that is asked for from being worked out until `release` is called. */
export function holdNextHash(): { begun: Promise<void>; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const begun = new Promise<void>((resolve) => {
    use((...args) => {
      use(cheap)
      resolve()
      released.then(() => cheap(...args))
    })
  })
  return { begun, release }
}
