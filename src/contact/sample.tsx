import { Link } from "../components/action/Link"
import { messages } from "../messages"

/**
 * In place of sending: forms without a service log their data (SPEC 7).
 * @param form which form it was
 */
export function logOnly(form: string) {
  return async (values: object) => {
    console.info(form, values)
    return "kept" as const
  }
}

/** What such a form says when it is submitted: the truth, and a way on. */
export function SampleAnswer() {
  return (
    <p>
      {messages.sample} <Link to="/contact-us">{messages.sampleInstead}</Link>
    </p>
  )
}
