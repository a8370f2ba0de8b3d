import { graphql, useStaticQuery } from "gatsby"
import { SubscribeForm } from "../../contact/SubscribeForm"
import { required } from "../../required"
import { SocialLinks } from "../SocialLinks"
import {
  AgencyAddress,
  FooterBrand,
  FooterLinks,
  type FooterProps,
  FooterRows,
  FooterSeam,
} from "./parts"
import * as css from "./RichFooter.module.css"

/** Layout B's rich footer: about, two columns of links, a subscription and social networks. */
export function RichFooter({ site }: FooterProps) {
  const { richFooter } = useStaticQuery<Queries.RichFooterQuery>(graphql`
    query RichFooter {
      richFooter {
        columns {
          title
          links {
            label
            to
          }
        }
        subscribe {
          title
          text
          label
          submit
        }
      }
    }
  `)
  const { columns, subscribe } = required(richFooter, "rich-footer.json")
  return (
    <footer>
      <FooterSeam />
      <FooterRows site={site} className={css.rows}>
        <section className={css.subscribe} aria-labelledby="subscribe-title">
          <h2 id="subscribe-title" className={css.invitation}>
            {subscribe.title}
          </h2>
          <div className={css.letter}>
            <p>{subscribe.text}</p>
            <SubscribeForm label={subscribe.label} submit={subscribe.submit} />
          </div>
        </section>
        <div className={css.about}>
          <FooterBrand name={site.name} text={site.blurb} />
          <SocialLinks socials={site.socials} />
        </div>
        <nav className={css.columns} aria-label="Footer">
          {columns.map(({ title, links }) => (
            <div key={links[0]?.label}>
              <h2 className={css.title}>{title}</h2>
              <FooterLinks links={links.flatMap(({ label, to }) => (to ? [{ label, to }] : []))} />
            </div>
          ))}
        </nav>
        <AgencyAddress site={site} />
      </FooterRows>
    </footer>
  )
}
