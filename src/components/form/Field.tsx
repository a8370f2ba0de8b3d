import { type ComponentPropsWithoutRef, useId } from "react"
import * as css from "./Field.module.css"

type FieldProps = {
  /** The API's own name of the field. */
  name: string
  label: string
  /** What is wrong with it, once that has been found out. */
  error?: string | undefined
  /** A text of several lines. */
  multiline?: boolean
} & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "className"> &
  Pick<ComponentPropsWithoutRef<"textarea">, "rows">

/** One field of a form: label, control and its error, tied together for every reader (SPEC 5). */
export function Field({ name, label, error, multiline = false, rows, ...rest }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const shared = {
    id,
    name,
    className: css.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    "aria-required": true,
  }
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea
          {...shared}
          rows={rows ?? 5}
          {...(rest as ComponentPropsWithoutRef<"textarea">)}
        />
      ) : (
        <input {...shared} {...rest} />
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
