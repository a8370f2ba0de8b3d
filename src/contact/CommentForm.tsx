import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, name } from "../forms/fields"
import * as rules from "../forms/rules"
import { messages } from "../messages"
import { logOnly, SampleAnswer } from "./sample"

const config = {
  name: "Leave a comment",
  fields: {
    name: { ...name, half: true },
    email: { ...email, rule: rules.anyEmail(), half: true },
    comment: { label: "Comment", autoComplete: "off", multiline: true, rule: rules.optional() },
  },
  submit: messages.commentSubmit,
  messages: { kept: <SampleAnswer /> },
} satisfies FormConfig

const send = logOnly("Comment")

type CommentFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The comment form of a post. */
export function CommentForm({ email }: CommentFormProps) {
  return <Form config={config} send={send} email={email} />
}
