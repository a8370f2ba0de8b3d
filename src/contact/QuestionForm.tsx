import { type Question, sendEntry } from "../api/product"
import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, fullName } from "../forms/fields"
import * as rules from "../forms/rules"
import { messages } from "../messages"
import { logAndSend, outcomesOf } from "./extraForms"

const config: FormConfig<Question> = {
  name: "Ask us",
  fields: {
    name: { ...fullName, half: true },
    email: { ...email, rule: rules.browserEmail(), half: true },
    question: {
      label: "Your question",
      autoComplete: "off",
      multiline: true,
      rule: rules.optional(),
    },
  },
  submit: messages.questionSubmit,
  ...outcomesOf(messages.questionSent),
}

const send = logAndSend<Question>("Question", (question, signal, honeypot) =>
  sendEntry("questions", question, honeypot, signal),
)

type QuestionFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The contact form of the SEO page. */
export function QuestionForm({ email }: QuestionFormProps) {
  return <Form config={config} send={send} email={email} />
}
