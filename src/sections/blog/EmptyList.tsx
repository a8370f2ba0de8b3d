import { ButtonLink } from "../../components/action/Button"
import * as css from "./EmptyList.module.css"

type EmptyListProps = {
  text: string
  /** Where there is more to read. */
  action: { readonly label: string; readonly to: string }
}

/** In place of a list that holds nothing: an empty loom, why, and a way on. */
export function EmptyList({ text, action }: EmptyListProps) {
  return (
    <div className={css.empty}>
      <p className={css.text}>{text}</p>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </div>
  )
}
