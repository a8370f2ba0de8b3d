import { type FormikErrors, useFormik } from "formik"
import { type FormEvent, useEffect, useRef } from "react"
import type { Schema } from "yup"
import { fieldErrors } from "./failure"
import { useEarlyInput, valuesOf } from "./useEarlyInput"
import { type Outcome, useSubmission } from "./useSubmission"

/** What a form's fields hold, by name: texts, and whether a box is ticked. */
export type FormValues = Record<string, string | boolean>

/**
 * Sends what was entered.
 * @param trap what a program has filled in, of what people neither see nor reach
 */
export type Send<Values> = (values: Values, signal: AbortSignal, trap: string) => Promise<Outcome>

/** Name of the field that people neither see nor reach; none that browsers know how to fill in. */
export const TRAP = "reference"

type FormOptions<Values> = {
  /** Every field by its name, with nothing in it. */
  empty: Values
  /** What is right; its casts are what is sent. */
  schema: Schema<Values>
  send: Send<Values>
}

/**
 * A form's life (SPEC 4, 5): it takes over what was typed before it came alive, finds errors on submit, leads to the
 * first of them, sends once, and keeps what was entered until that has been sent.
 * @returns the submission's state, and what its <form> and each of its fields need
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

  // Errors are found on submit (SPEC 5); from then on they go as they are mended.
  const asked = formik.submitCount > 0
  const busy = submission.state === "sending" || submission.state === "leaving"

  // A button that is disabled while it sends loses the focus of the person who has just pressed it.
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

/** Leads to the first field that has an error. */
function focusFirst(form: HTMLFormElement, errors: object) {
  const controls = [...form.elements] as HTMLInputElement[]
  controls.find(({ name }) => name && name in errors)?.focus()
}

function pick(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** What has been typed since a message went off: it was no part of it. The rest is empty. */
function newerThan<Values extends FormValues>(sent: Values, form: HTMLFormElement): Values {
  const now = valuesOf(form)
  const entries = Object.entries(sent).map(([name, was]) => {
    const nothing = typeof was === "boolean" ? false : ""
    return [name, now[name] === was ? nothing : now[name]]
  })
  return Object.fromEntries(entries)
}
