import { useState } from "react"
import * as css from "./BillingChoice.module.css"

export type Frequency = { readonly id: number; readonly label: string; readonly unit: string }

type BillingChoiceProps = {
  /** The question that it answers. */
  question: string
  /** The first is chosen at the start (SPEC 4). */
  frequencies: readonly Frequency[]
  /** The new prices in a sentence, for those who can't see them change. */
  wordsFor: (frequency: Frequency) => string
}

/**
 * How prices are billed. What the choice changes is CSS alone (`PlanList`), so it works before any script; the script
 * adds that the change is announced.
 */
export function BillingChoice({ question, frequencies, wordsFor }: BillingChoiceProps) {
  const [chosen, setChosen] = useState(() => chosenEarly() ?? frequencies[0]?.id)
  const [announcement, setAnnouncement] = useState("")
  return (
    <fieldset className={css.choice}>
      <legend className={css.question}>{question}</legend>
      <div className={css.options}>
        {frequencies.map((frequency) => (
          <label key={frequency.id} className={css.option}>
            <input
              type="radio"
              name="billing"
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

/** React would put a choice that was made before it came back to the first. */
function chosenEarly(): number | undefined {
  if (typeof document === "undefined") return
  const radio = document.querySelector<HTMLInputElement>('input[name="billing"]:checked')
  return radio ? Number(radio.value) : undefined
}
