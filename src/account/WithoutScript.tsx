import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { withoutScript } from "./help"

type WithoutScriptProps = {
  /** E-mail address offered. */
  email: string
}

/** Shown on pages that need their script when scripts are off or fail to load. */
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
        text="This page did not load completely. Try again, or write to"
        link={{ to: `mailto:${email}`, label: email }}
      />
    </>
  )
}
