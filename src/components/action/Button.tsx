import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { classes } from "../classes"
import { Icon } from "../media/Icon"
import * as css from "./Button.module.css"
import { Link } from "./Link"

type Look = {
  /** "solid" for a band's main action, "outline" for a second one. */
  look?: "solid" | "outline"
  children: ReactNode
}

type ButtonProps = Look & Omit<ComponentPropsWithoutRef<"button">, "className">

/** A button that acts on the page. Its type is "button" unless given. */
export function Button({ look = "solid", type = "button", children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(look)} {...rest}>
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & {
  /** Where it leads. */
  to: string
  /** Router state passed to the next page. */
  state?: object
}

/** A link that looks like a button, with an arrow that moves on hover. */
export function ButtonLink({ look = "solid", to, state, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass(look)}>
      {children}
      <Icon name="arrow" />
    </Link>
  )
}

/** The class of an element that looks like a button. */
export function buttonClass(look: "solid" | "outline"): string {
  return classes(css.button, look === "outline" && css.outline)
}
