import type { ReactNode } from "react"
import { type ISchema, object, type Schema } from "yup"
import type { Outcome } from "./useSubmission"

/** Field values by name: text, or whether a checkbox is ticked. */
export type FormValues = Record<string, string | boolean>

/** Everything that differs between forms, as data. */
export type FormConfig<Values = FormValues> = {
  /** Accessible name of the form. */
  name: string
  fields: FieldConfigs<Values>
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending; "Sending..." by default. */
  busy?: string
  /** The text for each outcome. */
  messages: {
    [State in Exclude<Outcome, "leaving">]?: ReactNode
  } & {
    /** One text for every failure, or a function of the error. */
    failed?: string | ((error: unknown) => string)
  }
  /** Renders a honeypot field. */
  honeypot?: boolean
}

/** The fields of a form by their name in the API, in display order. */
export type FieldConfigs<Values> = {
  readonly [Name in keyof Values]: FieldConfig<Values[Name]>
}

/** Everything about a field, once. */
export type FieldConfig<Value = string | boolean> = {
  label: ReactNode
  /** Validates the value and holds the error messages; its cast is what is sent. */
  rule: ISchema<Value>
  /** Help shown before the control. */
  hint?: string
  /** Renders a textarea. */
  multiline?: boolean
  /** Shares a line with its neighbour if there is room. */
  half?: boolean
} & Filling

/** HTML has no autocomplete for checkboxes. */
export type Filling =
  | { type?: "email" | "tel" | "password"; autoComplete: string }
  | { type: "checkbox"; autoComplete?: never }

/** Validates a whole form. */
export function schemaOf<Values>(fields: FieldConfigs<Values>): Schema<FormValues> {
  return object(Object.fromEntries(configsOf(fields).map(([name, { rule }]) => [name, rule])))
}

/** The values of an empty form. */
export function emptyValues<Values>(fields: FieldConfigs<Values>): Values {
  return Object.fromEntries(
    configsOf(fields).map(([name, { type }]) => [name, type === "checkbox" ? false : ""]),
  ) as Values
}

/** The fields with their names. */
export function configsOf<Values>(fields: FieldConfigs<Values>) {
  return Object.entries(fields) as [keyof Values & string, FieldConfig][]
}

/** May a field with this rule be left empty? */
export function isOptional(rule: FieldConfig["rule"]): boolean {
  const description = rule.describe()
  return "optional" in description && description.optional
}
