import { Link } from "../components/action/Link"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Container } from "../components/text/Container"
import * as css from "./WithoutScript.module.css"

/** What a showcase page says where scripts are off, or where its script could not be loaded. */
export function WithoutScript() {
  return (
    <Container>
      <noscript>
        <p className={css.note}>
          The projects are loaded by a script, and scripts are off in this browser.{" "}
          <a href="/contact-us">Ask us to show you our work</a>.
        </p>
      </noscript>
      <RuntimeFailure>
        A part of this page could not be loaded. Try once more, or{" "}
        <Link to="/contact-us">ask us to show you our work</Link>.
      </RuntimeFailure>
    </Container>
  )
}
