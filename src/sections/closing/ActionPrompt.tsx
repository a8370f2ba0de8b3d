import type { ReactNode } from "react"
import { ButtonLink } from "../../components/action/Button"
import { classes } from "../../components/classes"
import type { ActionData } from "../fragments"
import * as css from "./ActionPrompt.module.css"

type ActionPromptProps = {
  /** The heading element, at the level that fits its place. */
  heading: ReactNode
  text: string
  action: ActionData
  className?: string
}

/** A heading as wide as the page; below it, a sentence and one button. */
export function ActionPrompt({ heading, text, action, className }: ActionPromptProps) {
  return (
    <div className={classes(css.prompt, className)}>
      {heading}
      <div className={css.side}>
        <p className={css.text}>{text}</p>
        {action.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
      </div>
    </div>
  )
}
