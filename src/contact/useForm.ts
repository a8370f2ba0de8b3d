import { useFormik } from "formik"
import { type FormEvent, useEffect, useRef } from "react"
import type { Schema } from "yup"
import { useEarlyInput } from "./useEarlyInput"
import { type Outcome, useSubmission } from "./useSubmission"

type FormOptions<Values> = {
  /** Every field by its name, with nothing in it. */
  empty: Values
  /** What is right; its casts are what is sent. */
  schema: Schema<Values>
  send: (values: Values, signal: AbortSignal) => Promise<Outcome>
}

/**
 * A form's life (SPEC 4, 5): it takes over what was typed before it came alive, finds errors on submit, leads to the
 * first of them, sends once, and keeps what was entered until that has been sent.
 * @returns the submission's state, and what its <form> and each of its fields need
 */
export function useForm<Values extends Record<string, string>>({
  empty,
  schema,
  send,
}: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const [submission, submit] = useSubmission(send)
  const formik = useFormik<Values>({
    initialValues: empty,
    validationSchema: schema,
    onSubmit: async (values, { resetForm }) => {
      if ((await submit(schema.cast(values))) !== "sent" || !ref.current) return
      resetForm({ values: newerThan(values, ref.current) as Values })
    },
  })
  const alive = useEarlyInput(ref, (typed) => formik.setValues({ ...empty, ...typed }, false))

  // Errors are found on submit (SPEC 5); from then on they go as they are mended.
  const asked = formik.submitCount > 0
  const sending = submission.state === "sending"

  // A button that is disabled while it sends loses the focus of the person who has just pressed it.
  useEffect(() => {
    if (!sending) return
    const button = ref.current?.querySelector<HTMLElement>("[type=submit]")
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [sending])

  async function checkAndSend(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const errors = await formik.validateForm()
    await formik.submitForm()
    const controls = [...(ref.current?.elements ?? [])] as HTMLInputElement[]
    controls.find(({ name }) => errors[name])?.focus()
  }

  return {
    submission,
    form: { ref, method: "post", noValidate: alive, onSubmit: checkAndSend } as const,
    field: (name: keyof Values & string) => ({
      name,
      value: formik.values[name],
      onChange: formik.handleChange,
      error: asked ? formik.errors[name]?.toString() : undefined,
    }),
  }
}

/** What has been typed since a message went off: it was no part of it. The rest is empty. */
function newerThan(sent: Record<string, string>, form: HTMLFormElement): Record<string, string> {
  const entries = Object.entries(sent).map(([name, text]) => {
    // Not from FormData: some browsers write its line breaks in another way.
    const { value } = form.elements.namedItem(name) as HTMLInputElement
    return [name, value === text ? "" : value]
  })
  return Object.fromEntries(entries)
}
