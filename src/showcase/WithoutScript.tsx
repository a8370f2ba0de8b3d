import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Container } from "../components/text/Container"
import type { ListWords } from "./pages"
import * as css from "./WithoutScript.module.css"

type WithoutScriptProps = {
  words: ListWords
}

/** Shown on run-time pages when scripts are off or fail to load. */
export function WithoutScript({ words }: WithoutScriptProps) {
  return (
    <Container className={css.instead}>
      <noscript>
        <p className={css.note}>
          {words.withoutScript} <a href="/contact-us">{words.ask}</a>.
        </p>
      </noscript>
      <RuntimeFailure
        text="A part of this page could not be loaded. Try once more, or write to us:"
        link={{ to: "/contact-us", label: words.ask }}
      />
    </Container>
  )
}
