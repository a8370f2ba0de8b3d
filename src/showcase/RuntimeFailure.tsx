import { Button, ButtonLink } from "../components/action/Button"
import { Container } from "../components/text/Container"
import * as css from "./RuntimeFailure.module.css"

/**
 * What a page that lives by its script shows where no script runs, and where a part of the runtime failed to load: the
 * late loader then sets data-runtime="failed" on <html> (SPEC 2.2, 8: the router's error page).
 */
export function RuntimeFailure() {
  return (
    <Container>
      <noscript>
        <p className={css.note}>
          The projects are loaded by a script, and scripts are off in this browser.{" "}
          <a href="/contact-us">Ask us to show you our work</a>.
        </p>
      </noscript>
      <div className={css.failure} role="alert">
        <h2 className={css.title}>Unexpected Application Error!</h2>
        <p>A part of this page could not be loaded.</p>
        <div className={css.actions}>
          <Button data-reload="">Reload the page</Button>
          <ButtonLink to="/contact-us" look="outline">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Container>
  )
}
