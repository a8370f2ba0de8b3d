import { Form, type FormPlan } from "../forms/Form"
import { questionSchema } from "../forms/schemas"
import { messages } from "../messages"
import { logOnly, SampleAnswer } from "./sample"

type Question = { name: string; email: string; question: string }

const plan: FormPlan<Question> = {
  name: "Ask us",
  fields: [
    { name: "name", label: "Full name", autoComplete: "name", half: true },
    { name: "email", label: "E-mail", autoComplete: "email", type: "email", half: true },
    {
      name: "question",
      label: "Your question",
      autoComplete: "off",
      multiline: true,
      optional: true,
    },
  ],
  schema: questionSchema,
  send: logOnly("Question"),
  submit: messages.questionSubmit,
  says: { kept: <SampleAnswer /> },
}

type QuestionFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The contact form of the SEO page. */
export function QuestionForm({ email }: QuestionFormProps) {
  return <Form plan={plan} email={email} />
}
