import { Icon, type IconName } from "../components/media/Icon"
import * as css from "./SocialLinks.module.css"

export type Social = { readonly network: string; readonly url: string }

type SocialLinksProps = {
  socials: readonly Social[]
}

const networks: Record<string, { icon: IconName; name: string }> = {
  facebook: { icon: "facebook", name: "Facebook" },
  instagram: { icon: "instagram", name: "Instagram" },
  linkedin: { icon: "linkedin", name: "LinkedIn" },
  x: { icon: "x", name: "X" },
}

/** The agency's social networks, one icon each. */
export function SocialLinks({ socials }: SocialLinksProps) {
  return (
    <ul className={css.list} role="list">
      {socials.map(({ network, url }) => {
        const known = networks[network]
        if (!known) return null
        return (
          <li key={network}>
            <a className={css.link} href={url} rel="noopener noreferrer">
              <Icon name={known.icon} />
              <span className="visually-hidden">{known.name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
