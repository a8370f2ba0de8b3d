import { graphql } from "gatsby"
import { Icon } from "../components/media/Icon"
import { messages } from "../messages"
import * as css from "./ExternalSignIn.module.css"

type ExternalSignInProps = {
  external: {
    readonly title: string
    readonly text: string
    readonly links: readonly { readonly label: string; readonly url: string }[]
  }
}

/** Plain links to other companies' sites; nothing is passed to them. */
export function ExternalSignIn({ external: { title, text, links } }: ExternalSignInProps) {
  return (
    <section className={css.external} aria-labelledby="external-title">
      <h2 id="external-title" className={css.title}>
        <span>{title}</span>
      </h2>
      <ul className={css.links} role="list">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a className={css.link} href={url} target="_blank" rel="noopener noreferrer">
              {label} <Icon name="out" />
              <span className="visually-hidden">{messages.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.text}>{text}</p>
    </section>
  )
}

export const query = graphql`
  fragment ExternalSignIn on AccountExternal {
    title
    text
    links {
      label
      url
    }
  }
`
