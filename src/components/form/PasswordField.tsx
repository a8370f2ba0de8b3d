import { type ComponentProps, useEffect, useRef, useState } from "react"
import { messages } from "../../messages"
import { Icon } from "../media/Icon"
import { Field } from "./Field"
import * as css from "./PasswordField.module.css"

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "tool" | "controlRef">

/**
 * A password that the visitor can reveal. It is hidden again on submit, so that it is not left on
 * screen and browsers recognise it as a password when they offer to save it.
 */
export function PasswordField(props: PasswordFieldProps) {
  const control = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [announced, setAnnounced] = useState("")

  useEffect(() => {
    const form = control.current?.form
    const hide = () => {
      setShown(false)
      setAnnounced("")
    }
    form?.addEventListener("submit", hide)
    return () => form?.removeEventListener("submit", hide)
  }, [])

  // Changing the input's type moves the caret to one end.
  const caret = useRef<[start: number | null, end: number | null]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of type.
  useEffect(() => {
    if (caret.current) control.current?.setSelectionRange(...caret.current)
    caret.current = undefined
  }, [shown])

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = control.current ?? {}
    if (document.activeElement === control.current) caret.current = [selectionStart, selectionEnd]
    setShown(!shown)
    setAnnounced(shown ? messages.passwordHidden : messages.passwordShown)
  }

  return (
    <>
      <Field
        {...props}
        type={shown ? "text" : "password"}
        controlRef={control}
        autoCapitalize="none"
        spellCheck={false}
        tool={
          <button
            type="button"
            className={css.toggle}
            // Keeps the focus in the field when the button is clicked.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name={shown ? "eyeShut" : "eye"} />
            <span className="visually-hidden">
              {shown ? messages.passwordHide : messages.passwordShow}
            </span>
          </button>
        }
      />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  )
}
