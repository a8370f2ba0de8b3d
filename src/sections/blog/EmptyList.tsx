import { ButtonLink } from "../../components/action/Button"
import * as css from "./EmptyList.module.css"

type EmptyListProps = {
  text: string
  /** Link to something else to read. */
  action: { readonly label: string; readonly to: string }
}

/** Shown in place of an empty list: says why it is empty, and links elsewhere. */
export function EmptyList({ text, action }: EmptyListProps) {
  return (
    <div className={css.empty}>
      <p className={css.text}>{text}</p>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </div>
  )
}
