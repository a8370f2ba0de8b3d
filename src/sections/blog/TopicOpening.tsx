import { TitleBar } from "../hero/TitleBar"
import * as css from "./TopicOpening.module.css"

type TopicOpeningProps = {
  title: string
  crumb?: string
  /** Introduction below the title. */
  text: string
}

/** The opening of a category or a tag, on cloth. */
export function TopicOpening(props: TopicOpeningProps) {
  return (
    <div className={css.opening}>
      <TitleBar {...props} />
    </div>
  )
}
