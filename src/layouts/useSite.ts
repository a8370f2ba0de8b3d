import { graphql, useStaticQuery } from "gatsby"
import { required } from "../required"
import { fillName } from "../routes/fillName"

/** What every layout shows, from data/: the agency, its menu, footer links and side panel texts. */
export function useSite() {
  const { siteInfo, allMenuItem, allFooterLink, sidePanel } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      siteInfo {
        name
        tagline
        blurb
        phones
        whatsapp
        booking
        email
        address
        hours
        copyright
        legal {
          label
          to
        }
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
          label
          to
        }
      }
      sidePanel {
        opener
        title
        phone
        email
        address
        socials
      }
    }
  `)
  const site = required(siteInfo, "site.json")
  return {
    site: { ...site, copyright: fillName(site.copyright, site.name) },
    sidePanel: required(sidePanel, "side-panel.json"),
    menu: reachable(allMenuItem.nodes),
    footerLinks: allFooterLink.nodes.flatMap(({ label, to }) => (to ? [{ label, to }] : [])),
  }
}

export type MenuNode = {
  label: string
  /** Null for a group without a page of its own. */
  to: string | null
  children: MenuNode[]
}

type MenuSource = {
  readonly label: string
  readonly to?: string | null
  readonly children?: readonly MenuSource[]
}

/** The menu without entries that have no page yet, and without groups that would be empty. */
export function reachable(entries: readonly MenuSource[]): MenuNode[] {
  return entries
    .map(({ label, to = null, children = [] }) => ({ label, to, children: reachable(children) }))
    .filter(({ to, children }) => to || children.length > 0)
}
