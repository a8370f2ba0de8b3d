import { choice, group, link, list, optionalLink, text, webAddress } from "../fields"
import { type ContentFiles, many, one } from "./contentFile"
import { id } from "./shared"

const socialLink = group("One network.", "SocialLink", {
  network: choice("Which sign to show.", ["facebook", "instagram", "linkedin", "x"]),
  url: webAddress("The agency's page there."),
})

const site = {
  name: text("Name of the agency."),
  tagline: text("Half a line that says what it is."),
  blurb: text("Two sentences about the agency, in footers and side panels."),
  established: text("Year."),
  phones: list("Two telephone numbers.", text("As it is dialled.")),
  email: text("Address that contact messages can be written to."),
  address: text("Where the office is."),
  city: text("City of the office, as search engines are told."),
  country: text(
    "Country of the office, and where services are offered, as search engines are told.",
  ),
  hours: text("When somebody answers."),
  copyright: text("Last line of every page."),
  legal: list(
    "Links beside the copyright line.",
    group("A link.", "LegalLink", {
      label: text("What it is called."),
      to: link("Where it leads."),
    }),
  ),
  socials: list("Networks, in order.", socialLink),
}

const menuLeaf = {
  label: text("What it is called in the menu."),
  to: optionalLink("Where it leads. Left out when it only opens its children."),
}

const menuItem = {
  id,
  ...menuLeaf,
  // Not "children": every node of Gatsby's has a field of that name.
  items: list(
    "Second level; [] for none.",
    group("An entry.", "MenuEntry", {
      ...menuLeaf,
      items: list("Third level; [] for none.", group("An entry.", "MenuLeaf", menuLeaf)),
    }),
  ),
}

const footerLink = {
  id,
  label: text("What it is called."),
  to: link("Where it leads."),
}

const columnLink = group("A link.", "FooterColumnLink", {
  label: text("What it is called."),
  to: link("Where it leads."),
})

const richFooter = {
  columns: list(
    "Two columns of links.",
    group("A column.", "FooterColumn", {
      title: text("Over the links."),
      links: list("Links, in order.", columnLink),
    }),
  ),
  subscribe: group("The box for e-mail addresses.", "FooterSubscribe", {
    title: text("Heading."),
    text: text("What one subscribes to, in a sentence or two."),
    label: text("Over the field."),
    submit: text("What the button says."),
  }),
}

const sidePanel = {
  opener: text("What the button that opens the panel is called; names the panel too."),
  title: text("A line under the logo."),
  phone: text("Over the telephone numbers."),
  email: text("Over the e-mail address."),
  address: text("Over the office's address."),
  socials: text("Over the networks."),
}

/** What every page shows around its content. */
export const layoutFiles: ContentFiles = {
  "site.json": one("SiteInfo", site),
  "menu.json": many("MenuItem", menuItem),
  "footer-links.json": many("FooterLink", footerLink),
  "rich-footer.json": one("RichFooter", richFooter),
  "side-panel.json": one("SidePanel", sidePanel),
}
