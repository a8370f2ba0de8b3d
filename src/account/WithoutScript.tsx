import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { withoutScript } from "./help"

type WithoutScriptProps = {
  /** Where to write to. */
  email: string
}

/** What a page says that is nothing without its script, where scripts are off or could not be loaded. */
export function WithoutScript({ email }: WithoutScriptProps) {
  return (
    <>
      <noscript>
        <p>
          This page needs a script, and scripts are off in this browser. {withoutScript}{" "}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </noscript>
      <RuntimeFailure
        text="This page could not be loaded whole. Try once more, or write to"
        link={{ to: `mailto:${email}`, label: email }}
      />
    </>
  )
}
