import { type FormikErrors, useFormik } from "formik"
import { type FormEvent, useEffect, useMemo, useRef } from "react"
import { emptyValues, type FieldConfigs, type FormValues, schemaOf } from "./config"
import { fieldErrors } from "./failure"
import { HONEYPOT_NAME } from "./Honeypot"
import { usePreHydrationInput, valuesOf } from "./usePreHydrationInput"
import { type Outcome, useSubmission } from "./useSubmission"

/**
 * Sends the values.
 * @param honeypot content of the honeypot field; empty for people
 */
export type Send<Values> = (
  values: Values,
  signal: AbortSignal,
  honeypot: string,
) => Promise<Outcome>

type FormOptions<Values> = {
  fields: FieldConfigs<Values>
  send: Send<Values>
  initial?: Partial<Values> | undefined
}

/**
 * Form state (docs/specification.md#validation): adopts input from before hydration, validates on
 * submit, focuses the first invalid field, sends once, and keeps the values until they have been
 * sent.
 * @returns the submission's state, and the props of the <form> and of each field
 */
export function useForm<Values extends FormValues>({ fields, send, initial }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const [submission, submit] = useSubmission<Values>((values, signal) =>
    send(values, signal, String((ref.current && valuesOf(ref.current)[HONEYPOT_NAME]) ?? "")),
  )
  const schema = useMemo(() => schemaOf(fields), [fields])
  const empty = useMemo(() => emptyValues(fields), [fields])
  const names = Object.keys(fields)
  const formik = useFormik<Values>({
    initialValues: { ...empty, ...initial },
    validationSchema: schema,
    onSubmit: async (values, { resetForm, setErrors }) => {
      const outcome = await submit(schema.cast(values) as Values)
      if (!ref.current) return
      if (outcome === "sent") resetForm({ values: newerThan(values, ref.current) })
      if (typeof outcome !== "object") return
      const refused = fieldErrors(outcome.error, names)
      setErrors(refused as FormikErrors<Values>)
      focusFirst(ref.current, refused)
    },
  })
  const hydrated = usePreHydrationInput(ref, (typed) => {
    formik.setValues({ ...empty, ...pick(typed, names) }, false)
  })

  // Errors show on submit (docs/specification.md#validation), then clear as they are corrected.
  const asked = formik.submitCount > 0
  const busy = submission.state === "sending" || submission.state === "leaving"

  // The submit button is disabled while sending and so loses the focus; give it back afterwards.
  useEffect(() => {
    if (!busy) return
    const button = ref.current?.querySelector<HTMLElement>("[type=submit]")
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [busy])

  async function checkAndSend(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const errors = await formik.validateForm()
    await formik.submitForm()
    if (ref.current) focusFirst(ref.current, errors)
  }

  return {
    submission,
    busy,
    form: { ref, method: "post", noValidate: hydrated, onSubmit: checkAndSend } as const,
    field: (name: keyof Values & string) => {
      const value = formik.values[name]
      return {
        name,
        ...(typeof value === "boolean" ? { checked: value } : { value }),
        onChange: formik.handleChange,
        error: asked ? formik.errors[name]?.toString() : undefined,
      }
    },
  }
}

/** Focuses the first field with an error. */
function focusFirst(form: HTMLFormElement, errors: object) {
  const controls = [...form.elements] as HTMLInputElement[]
  controls.find(({ name }) => name && name in errors)?.focus()
}

function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Keeps input changed since sending, which was not part of the message; empties the rest. */
function newerThan<Values extends FormValues>(sent: Values, form: HTMLFormElement): Values {
  const now = valuesOf(form)
  const entries = Object.entries(sent).map(([name, was]) => {
    const nothing = typeof was === "boolean" ? false : ""
    return [name, now[name] === was ? nothing : now[name]]
  })
  return Object.fromEntries(entries)
}
