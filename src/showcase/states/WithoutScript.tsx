import { RuntimeFailure } from "../../components/feedback/RuntimeFailure"
import { Container } from "../../components/text/Container"
import type { ListTexts } from "../contentLists"
import * as css from "./WithoutScript.module.css"

type WithoutScriptProps = {
  texts: ListTexts
}

/** Shown on run-time pages when scripts are off or fail to load. */
export function WithoutScript({ texts }: WithoutScriptProps) {
  return (
    <Container className={css.instead}>
      <noscript>
        <p className={css.note}>
          {texts.withoutScript} <a href="/contact-us">{texts.ask}</a>.
        </p>
      </noscript>
      <RuntimeFailure
        text="A part of this page could not be loaded. Try once more, or write to us:"
        link={{ to: "/contact-us", label: texts.ask }}
      />
    </Container>
  )
}
