import * as css from "./Logo.module.css"

type LogoProps = {
  name: string
}

/** The mark, four bands woven over and under, and the agency's name in the display face. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path fill="var(--thread-1)" d="M4 0h10v32H4z" />
        <path fill="var(--thread-2)" d="M18 0h10v32H18z" />
        <path fill="var(--thread-3)" d="M14 4h18v10H14zM0 4h4v10H0z" />
        <path fill="var(--thread-4)" d="M0 18h18v10H0zM28 18h4v10h-4z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
