import * as css from "./Logo.module.css"

type LogoProps = {
  name: string
}

/** The mark, four bands woven over and under, and the agency's name in the display font. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path fill="var(--thread-1)" d="M4 0h10v17H4zM4 29h10v3H4z" />
        <path fill="var(--thread-2)" d="M18 0h10v3H18zM18 15h10v17H18z" />
        <path fill="var(--thread-3)" d="M0 4h3v10H0zM15 4h17v10H15z" />
        <path fill="var(--thread-4)" d="M0 18h17v10H0zM29 18h3v10h-3z" />
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  )
}
