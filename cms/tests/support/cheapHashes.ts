import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"

type Pbkdf2 = typeof crypto.pbkdf2

const real = crypto.pbkdf2

/** A thousandth of the rounds, so that different numbers of rounds still give different hashes. */
const cheap: Pbkdf2 = (password, salt, rounds, ...rest) =>
  real(password, salt, Math.ceil(rounds / 1_000), ...rest)

function use(pbkdf2: Pbkdf2): void {
  crypto.pbkdf2 = pbkdf2
  syncBuiltinESMExports()
}

// Makes password hashes nearly free in this process, both the service's and Payload's.
use(cheap)

/** For tests of the hashes themselves. */
export function restoreRealHashes(): void {
  use(real)
}

/** Blocks the next hash until `release` is called. */
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
