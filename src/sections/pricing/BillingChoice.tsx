import { useState } from "react"
import * as css from "./BillingChoice.module.css"

export type Frequency = { readonly id: number; readonly label: string; readonly unit: string }

type BillingChoiceProps = {
  /** Legend of the group. */
  question: string
  /** The first is selected initially (docs/specification.md#states). */
  frequencies: readonly Frequency[]
  /** Sentence with the new prices, for screen readers. */
  wordsFor: (frequency: Frequency) => string
}

/** Name of the radio buttons. */
const NAME = "billing"

/**
 * Billing frequency. PlanCard's stylesheet alone switches the prices, so the choice works before hydration; the script
 * only announces the change, and marks that there was one.
 */
export function BillingChoice({ question, frequencies, wordsFor }: BillingChoiceProps) {
  const [chosen, setChosen] = useState(() => chosenEarly() ?? frequencies[0]?.id)
  const [announcement, setAnnouncement] = useState("")
  return (
    <fieldset className={css.choice} data-changed={announcement ? "" : undefined}>
      <legend className={css.question}>{question}</legend>
      <div className={css.options}>
        {frequencies.map((frequency) => (
          <label key={frequency.id} className={css.option}>
            <input
              type="radio"
              name={NAME}
              value={frequency.id}
              checked={chosen === frequency.id}
              className="visually-hidden"
              onChange={() => {
                setChosen(frequency.id)
                setAnnouncement(wordsFor(frequency))
              }}
            />
            {frequency.label}
          </label>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </fieldset>
  )
}

/** The option chosen before hydration, which React would otherwise reset to the first. */
function chosenEarly(): number | undefined {
  if (typeof document === "undefined") return
  const radio = document.querySelector<HTMLInputElement>(`input[name="${NAME}"]:checked`)
  return radio ? Number(radio.value) : undefined
}
