import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { Icon } from "../media/Icon"
import * as css from "./Button.module.css"
import { Link } from "./Link"

type Look = {
  /** "solid" is the one thing to do in a band, "outline" a second one. */
  look?: "solid" | "outline"
  children: ReactNode
}

type ButtonProps = Look & Omit<ComponentPropsWithoutRef<"button">, "className">

/** A button that acts on the page. It is no submit button unless it says so. */
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
  /** What the next page is told beside its address. */
  state?: object
}

/** A link that looks like a button, with an arrow that moves when it is pointed at. */
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
  return `${css.button} ${look === "outline" ? css.outline : ""}`
}
