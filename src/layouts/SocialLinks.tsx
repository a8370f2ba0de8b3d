import { Icon } from "../components/media/Icon"
import { type Network, networks } from "../components/media/networks"
import * as css from "./SocialLinks.module.css"

export type Social = { readonly network: Network; readonly url: string }

type SocialLinksProps = {
  socials: readonly Social[]
}

/** The agency's social networks, one icon each. */
export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul className={css.list} role="list">
      {socials.map(({ network, url }) => (
        <li key={network}>
          <a className={css.link} href={url} rel="noopener noreferrer">
            <Icon name={network} />
            <span className="visually-hidden">{networks[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
