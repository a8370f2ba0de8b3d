import * as css from "./PageAbout.module.css"

type PageAboutProps = {
  /** Two or three sentences, from data/showcase-pages.json. */
  text: string
}

/** What a run-time page is about, beside its title: what a reader has who gets no further. */
export function PageAbout({ text }: PageAboutProps) {
  return <p className={css.about}>{text}</p>
}
