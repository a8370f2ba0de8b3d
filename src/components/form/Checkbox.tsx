import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react"
import * as css from "./Checkbox.module.css"

type CheckboxProps = {
  /** The API's own name of the field. */
  name: string
  label: ReactNode
  /** What is wrong with it, once that has been found out. */
  error?: string | undefined
} & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "className" | "type" | "required">

/** A box that must be ticked: the box, what it stands for and its error, tied together. */
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
