import { graphql, useStaticQuery } from "gatsby"

/** What every layout shows: the agency, its menu and its footer links, from data/. */
export function useSite() {
  const { siteInfo, allMenuItem, allFooterLink } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      siteInfo {
        name
        tagline
        blurb
        phones
        email
        address
        copyright
        socials {
          network
          url
        }
      }
      allMenuItem {
        nodes {
          id: jsonId
          label
          to
          children: items {
            label
            to
            children: items {
              label
              to
            }
          }
        }
      }
      allFooterLink {
        nodes {
          id: jsonId
          label
          to
        }
      }
    }
  `)
  if (!siteInfo) throw new Error("data/site.json has not been read")
  return {
    site: siteInfo,
    menu: reachable(allMenuItem.nodes),
    footerLinks: allFooterLink.nodes.flatMap(({ id, label, to }) =>
      to ? [{ id, label, to }] : [],
    ),
  }
}

export type MenuNode = {
  label: string
  /** Where it leads; null for a group that only opens. */
  to: string | null
  children: MenuNode[]
}

type MenuSource = {
  readonly label: string
  readonly to?: string | null
  readonly children?: readonly MenuSource[]
}

/** The menu without entries that lead nowhere yet, and without groups that hold none. */
export function reachable(entries: readonly MenuSource[]): MenuNode[] {
  return entries
    .map(({ label, to = null, children = [] }) => ({ label, to, children: reachable(children) }))
    .filter(({ to, children }) => to || children.length > 0)
}
