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
  hours: text("When somebody answers."),
  copyright: text("Last line of every page."),
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

/** What every page shows around its content. */
export const layoutFiles: ContentFiles = {
  "site.json": one("SiteInfo", site),
  "menu.json": many("MenuItem", menuItem),
  "footer-links.json": many("FooterLink", footerLink),
}
