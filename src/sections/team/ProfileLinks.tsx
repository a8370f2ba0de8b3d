import { graphql } from "gatsby"
import { Icon } from "../../components/media/Icon"
import { type Network, networks } from "../../components/media/networks"
import * as css from "./ProfileLinks.module.css"

/** A person's profiles. Null: the icon is shown without a link (docs/specification.md#interpretations). */
export type Networks = Readonly<Record<Network, string | null>>

type ProfileLinksProps = {
  /** Name of the person. */
  name: string
  networks: Networks
}

const entries = Object.entries(networks) as [Network, string][]

/** A person's social icons, one for each network. */
export function ProfileLinks({ name, networks: profiles }: ProfileLinksProps) {
  return (
    <ul className={css.list} role="list">
      {entries.map(([key, network]) => {
        const url = profiles[key]
        const words = (
          <>
            <Icon name={key} />
            <span className="visually-hidden">
              {name} on {network}
            </span>
          </>
        )
        return (
          <li key={key}>
            {url ? (
              <a className={css.link} href={url} rel="noopener noreferrer">
                {words}
              </a>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder for a link that has no address yet.
              <a className={css.link}>{words}</a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export const query = graphql`
  fragment MemberNetworks on TeamMember {
    facebook
    instagram
    linkedin
    x
  }
  fragment ProfileNetworks on TeamProfile {
    facebook
    instagram
    linkedin
    x
  }
`
