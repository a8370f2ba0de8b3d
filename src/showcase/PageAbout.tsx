import * as css from "./PageAbout.module.css"

type PageAboutProps = {
  /** Two or three sentences, from data/showcase-pages.json. */
  text: string
}

/** A short text about a run-time page, beside its title: readable even if the list never loads. */
export function PageAbout({ text }: PageAboutProps) {
  return <p className={css.about}>{text}</p>
}
