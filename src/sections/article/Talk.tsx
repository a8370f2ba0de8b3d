import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import type { ActionData } from "../fragments"
import * as css from "./Talk.module.css"

type TalkProps = {
  talk: {
    readonly title: string
    readonly text: string
    readonly action: ActionData
  }
}

/** Shown in place of comments: an invitation to write to the article's authors. */
export function Talk({ talk }: TalkProps) {
  return (
    <section className={css.talk} aria-labelledby="talk-title">
      <h2 id="talk-title" className={css.title}>
        {talk.title}
      </h2>
      <p className={css.text}>{talk.text}</p>
      {talk.action.to && (
        <p>
          <ButtonLink to={talk.action.to}>{talk.action.label}</ButtonLink>
        </p>
      )}
    </section>
  )
}

export const query = graphql`
  fragment Talk on BlogTalk {
    title
    text
    action {
      ...Action
    }
  }
`
