import { Button, ButtonLink } from "../action/Button"
import { Container } from "../text/Container"
import * as css from "./ErrorPage.module.css"

type ErrorPageProps = {
  /** What was thrown: a response with a status, an Error, or anything else. */
  error: unknown
}

/** The error page: the status or message (docs/specification.md#error-messages), and ways out. */
export function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Container narrow>
      <section className={css.page} role="alert">
        <h1 className={css.title}>Unexpected Application Error!</h1>
        <p className={css.detail}>{explain(error)}</p>
        <div className={css.actions}>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink to="/" look="outline">
            Return to homepage
          </ButtonLink>
        </div>
      </section>
    </Container>
  )
}

function explain(error: unknown): string {
  if (typeof error === "object" && error !== null) {
    const { status, statusText, name, message } = error as Record<string, unknown>
    if (typeof status === "number") return `${status} ${statusText || message || ""}`.trim()
    if (name === "ChunkLoadError") {
      return "A part of this page could not be loaded. The connection may be down, or the site has just been updated."
    }
    if (typeof message === "string" && message) return message
  }
  return typeof error === "string" && error ? error : "The page stopped working and gave no reason."
}
