import * as css from "./LegalSummary.module.css"

/** What matters most of a policy or of terms, in the page's opening. */
export function LegalSummary({ text }: { text: string }) {
  return <p className={css.summary}>{text}</p>
}
