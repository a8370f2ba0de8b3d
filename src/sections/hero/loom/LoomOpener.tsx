import { type ComponentType, useEffect, useRef, useState } from "react"
import { Icon } from "../../../components/media/Icon"
import type { LoomProps } from "./Loom"
import * as css from "./LoomOpener.module.css"

type LoomOpenerProps = {
  /** The button's text. */
  label: string
}

/**
 * A button over the hero's picture that turns it into a loom (docs/design.md#the-loom). The loom's code is loaded by the
 * first click; if that fails, the picture stays.
 */
export function LoomOpener({ label }: LoomOpenerProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const returnsFocus = useRef(false)
  const [Loom, setLoom] = useState<ComponentType<LoomProps> | null>(null)
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed")

  useEffect(() => {
    if (state === "open") returnsFocus.current = true
    else if (returnsFocus.current) {
      returnsFocus.current = false
      opener.current?.focus()
    }
  }, [state])

  function fail(error: unknown) {
    console.error("The loom's code could not be loaded or started.", error)
    setState("failed")
  }

  function open() {
    setState("loading")
    import("./Loom")
      .then((module) => {
        setLoom(() => module.Loom)
        setState("open")
      })
      .catch(fail)
  }

  if (Loom && state === "open") return <Loom onClose={() => setState("closed")} onFailure={fail} />
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-busy={state === "loading" || undefined}
        onClick={open}
      >
        <span className={css.label}>
          {state === "failed" ? "The loom didn’t load. Try again" : label}
          <Icon name="arrow" />
        </span>
      </button>
      {state === "failed" && (
        <p role="alert" className="visually-hidden">
          The loom didn’t load. Are you online?
        </p>
      )}
    </>
  )
}
