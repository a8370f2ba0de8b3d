import { type FormikErrors, useFormik } from "formik"
import { type FormEvent, useEffect, useRef } from "react"
import type { Schema } from "yup"
import { fieldErrors } from "./failure"
import { useEarlyInput, valuesOf } from "./useEarlyInput"
import { type Outcome, useSubmission } from "./useSubmission"

/** Field values by name: text, or whether a checkbox is ticked. */
export type FormValues = Record<string, string | boolean>

/**
 * Sends the values.
 * @param trap content of the honeypot; empty for people
 */
export type Send<Values> = (values: Values, signal: AbortSignal, trap: string) => Promise<Outcome>

/** Name of the honeypot field; browsers have no autofill for it. */
export const TRAP = "reference"

type FormOptions<Values> = {
  /** An empty value for each field. */
  empty: Values
  /** Validates the values; its casts are what is sent. */
  schema: Schema<Values>
  send: Send<Values>
}

/**
 * Form state (docs/specification.md#validation): adopts input from before hydration, validates on
 * submit, focuses the first invalid field, sends once, and keeps the values until they have been
 * sent.
 * @returns the submission's state, and the props of the <form> and of each field
 */
export function useForm<Values extends FormValues>({ empty, schema, send }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null)
  const [submission, submit] = useSubmission<Values>((values, signal) =>
    send(values, signal, String((ref.current && valuesOf(ref.current)[TRAP]) ?? "")),
  )
  const names = Object.keys(empty)
  const formik = useFormik<Values>({
    initialValues: empty,
    validationSchema: schema,
    onSubmit: async (values, { resetForm, setErrors }) => {
      const outcome = await submit(schema.cast(values))
      if (!ref.current) return
      if (outcome === "sent") resetForm({ values: newerThan(values, ref.current) })
      if (typeof outcome !== "object") return
      const refused = fieldErrors(outcome.error, names)
      setErrors(refused as FormikErrors<Values>)
      focusFirst(ref.current, refused)
    },
  })
  const alive = useEarlyInput(ref, (typed) => {
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
    form: { ref, method: "post", noValidate: alive, onSubmit: checkAndSend } as const,
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
