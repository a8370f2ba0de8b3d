import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react"
import * as css from "./Checkbox.module.css"

type CheckboxProps = {
  /** Field name in the API. */
  name: string
  label: ReactNode
  /** The validation error, if any. */
  error?: string | undefined
} & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "className" | "type" | "required">

/** A checkbox that must be ticked, associated with its label and error. */
export function Checkbox({ name, label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={css.field}>
      <div className={css.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          name={name}
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          aria-required
        />
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
