import { Form, type FormPlan } from "../forms/Form"
import { commentSchema } from "../forms/schemas"
import { messages } from "../messages"
import { logOnly, SampleAnswer } from "./sample"

type Comment = { name: string; email: string; comment: string }

const plan: FormPlan<Comment> = {
  name: "Leave a comment",
  fields: [
    { name: "name", label: "Your name", autoComplete: "name", half: true },
    { name: "email", label: "E-mail", autoComplete: "email", type: "email", half: true },
    { name: "comment", label: "Comment", autoComplete: "off", multiline: true, optional: true },
  ],
  schema: commentSchema,
  send: logOnly("Comment"),
  submit: messages.commentSubmit,
  says: { kept: <SampleAnswer /> },
}

type CommentFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The comment form of a post. */
export function CommentForm({ email }: CommentFormProps) {
  return <Form plan={plan} email={email} />
}
