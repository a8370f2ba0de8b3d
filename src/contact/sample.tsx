import { Link } from "../components/action/Link"
import { messages } from "../messages"

/**
 * Stands in for sending: sample forms only log their data (docs/specification.md#requests).
 * @param form name of the form
 */
export function logOnly(form: string) {
  return async (values: object) => {
    console.info(form, values)
    return "kept" as const
  }
}

/** The response of a sample form: says that nothing was sent and links to the contact page. */
export function SampleAnswer() {
  return (
    <p>
      {messages.sample} <Link to="/contact-us">{messages.sampleInstead}</Link>
    </p>
  )
}
