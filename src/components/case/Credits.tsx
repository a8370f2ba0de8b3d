import type { ReactNode } from "react"
import * as css from "./Credits.module.css"

type CreditsProps = { credits: readonly { readonly role: string; readonly name: ReactNode }[] }

/** Who did what. */
export function Credits({ credits }: CreditsProps) {
  if (credits.length === 0) return null
  return (
    <dl className={css.credits}>
      {credits.map(({ role, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a role may occur twice.
        <div key={index}>
          <dt className={css.role}>{role}</dt>
          <dd className={css.name}>{name}</dd>
        </div>
      ))}
    </dl>
  )
}
