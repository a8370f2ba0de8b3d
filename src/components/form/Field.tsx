import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from "react"
import * as css from "./Field.module.css"

type FieldProps = {
  /** Field name in the API. */
  name: string
  label: ReactNode
  /** The validation error, if any. */
  error?: string | undefined
  /** Help shown before the control. */
  hint?: string
  /** Renders a textarea. */
  multiline?: boolean
  /** May it be left empty? */
  optional?: boolean
  /** Placed inside the control, at its end. */
  tool?: ReactNode
  controlRef?: Ref<HTMLInputElement>
} & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "className" | "required"> &
  Pick<ComponentPropsWithoutRef<"textarea">, "rows">

/**
 * A form field: label, control and error, associated for assistive technology
 * (docs/specification.md#validation). "required" is written beside the label, and hidden from
 * screen readers, which hear it from the control.
 */
export function Field({
  name,
  label,
  error,
  hint,
  multiline = false,
  optional = false,
  tool,
  controlRef,
  rows,
  ...rest
}: FieldProps) {
  const id = useId()
  const markId = `${id}-mark`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const descriptions = [optional && markId, hint && hintId, error && errorId]
  const shared = {
    id,
    name,
    className: css.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": descriptions.filter(Boolean).join(" ") || undefined,
    "aria-required": optional ? undefined : true,
  }
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>{" "}
        <span id={markId} className={css.mark} aria-hidden={optional ? undefined : true}>
          {optional ? "optional" : "required"}
        </span>
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea
          {...shared}
          rows={rows ?? 5}
          {...(rest as ComponentPropsWithoutRef<"textarea">)}
        />
      ) : (
        <div className={css.box}>
          <input ref={controlRef} {...shared} {...rest} />
          {tool}
        </div>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}
