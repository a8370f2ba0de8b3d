import { useMemo } from "react"
import { sendEntry } from "../api/product"
import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, name } from "../forms/fields"
import * as rules from "../forms/rules"
import { messages } from "../messages"
import { logAndSend, outcomesOf } from "./extraForms"

type Entries = { name: string; email: string; comment: string }

const config: FormConfig<Entries> = {
  name: "Leave a comment",
  fields: {
    name: { ...name, half: true },
    email: { ...email, rule: rules.anyEmail(), half: true },
    comment: { label: "Comment", autoComplete: "off", multiline: true, rule: rules.optional() },
  },
  submit: messages.commentSubmit,
  ...outcomesOf(messages.commentSent),
}

type CommentFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
  /** Id of the comment that the visitor answers. */
  replyTo?: string | undefined
}

/** The comment form of a post. */
export function CommentForm({ email, replyTo }: CommentFormProps) {
  const send = useMemo(
    () =>
      logAndSend<Entries>("Comment", (entries, signal, honeypot) =>
        sendEntry("comments", { ...entries, ...(replyTo && { replyTo }) }, honeypot, signal),
      ),
    [replyTo],
  )
  return <Form config={config} send={send} email={email} />
}
