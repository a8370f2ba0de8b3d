import * as css from "./Logo.module.css"
import { Mark } from "./Mark"

type LogoProps = {
  name: string
}

/** The mark, and the agency's name in the display font. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={css.logo}>
      <Mark />
      <span className={css.name}>{name}</span>
    </span>
  )
}
