import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../../components/action/Button"
import { Icon } from "../../../components/media/Icon"
import {
  type Cloth,
  keepCloth,
  keptCloth,
  LONGEST_NAME,
  newCloth,
  rename,
  weave,
  weftsOf,
} from "./cloth"
import { clothSvg, fileName } from "./clothSvg"
import { readColours } from "./colours"
import * as css from "./Loom.module.css"
import { LoomStage } from "./LoomStage"

export type LoomProps = {
  onClose: () => void
  /** Called if the browser can't draw it. */
  onFailure: (error: unknown) => void
}

/**
 * A small loom in the place of the hero's picture (docs/design.md#the-loom): strips are dragged over and under each
 * other, as the letters of a name say. What is woven stays on the device.
 */
export function Loom({ onClose, onFailure }: LoomProps) {
  const root = useRef<HTMLElement>(null)
  const [cloth, setCloth] = useState(keptCloth)
  const [isKept, setKept] = useState(true)
  const [status, setStatus] = useState("")

  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  useEffect(() => setKept(keepCloth(cloth)), [cloth])

  function change(next: Cloth, message: string) {
    setCloth(next)
    setStatus(message)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return
    event.stopPropagation()
    onClose()
  }

  function weaveAll(event: FormEvent) {
    event.preventDefault()
    const letters = weftsOf(cloth).map((weft) => weft.letters || "plain")
    change(weave(cloth.name), `All strips are woven: ${letters.join(", ")}.`)
  }

  function download() {
    if (!root.current) return
    const svg = new Blob([clothSvg(cloth, readColours(root.current))], { type: "image/svg+xml" })
    const link = document.createElement("a")
    link.href = URL.createObjectURL(svg)
    link.download = fileName(cloth.name)
    link.click()
    URL.revokeObjectURL(link.href)
    setStatus(`${link.download} is among your downloads.`)
  }

  return (
    <section
      ref={root}
      className={css.loom}
      aria-label="Loom"
      aria-describedby="loom-help"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <LoomStage cloth={cloth} onChange={change} onFailure={onFailure} />
      <p id="loom-help" className={css.help}>
        Type or drag strips across.{" "}
        {isKept ? "Nothing leaves this device." : "Nothing is sent or kept."}
        <span className="visually-hidden">
          {" "}
          By keyboard: up and down choose a strip, right weaves it, left pulls it out, the space bar
          turns its last crossing from over to under, Escape closes the loom.
        </span>
      </p>
      <form className={css.bar} onSubmit={weaveAll}>
        <label className={css.field}>
          <span className={css.label}>Your company</span>
          <input
            className={css.input}
            name="company"
            autoComplete="organization"
            spellCheck={false}
            maxLength={LONGEST_NAME}
            value={cloth.name}
            onChange={({ target }) => setCloth(rename(cloth, target.value))}
          />
        </label>
        <Button type="submit">Weave it</Button>
        <Tool label="Start anew" onClick={() => change(newCloth, "A new cloth, one thread woven.")}>
          <Drawn path="M4 4v6h6M4.5 10a8.5 8.5 0 1 1 .5 6" />
        </Tool>
        <Tool label="Download as SVG" onClick={download}>
          <Drawn path="M12 3v13M6 11l6 6 6-6M4 21h16" />
        </Tool>
        <Tool label="Close the loom" onClick={onClose}>
          <Icon name="close" />
        </Tool>
      </form>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </section>
  )
}

type ToolProps = { label: string; onClick: () => void; children: React.ReactNode }

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}

/** An icon that no other part of the site needs. */
function Drawn({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
