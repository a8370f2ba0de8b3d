import { networks } from "../../../components/media/networks"
import { homeNames, pageGroups } from "../../../routes/choices"
import {
  choice,
  link,
  optionalLink,
  optionalPhone,
  optionalWebAddress,
  optionalWord,
  webAddress,
  word,
} from "../fields"
import { group, list, optionalList } from "../structure"
import { shortText, text, withName } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { id } from "./shared"

const socialLink = group("A network.", "SocialLink", {
  network: choice("Which icon to show.", "SocialNetwork", Object.keys(networks)),
  url: webAddress("The agency's page on that network."),
})

const site = {
  name: shortText("Name of the agency."),
  tagline: text("A short phrase that says what the agency is."),
  blurb: text("Two sentences about the agency, in footers and side panels."),
  established: text("Year."),
  phones: list("Two telephone numbers.", text("A number, as it is dialled.")),
  whatsapp: optionalPhone(
    "WhatsApp number with its country code. Leave it out to show no link to WhatsApp.",
  ),
  booking: optionalWebAddress(
    "Page of a calendar on which visitors book a call. Leave it out to show no link to one.",
  ),
  email: text("E-mail address for enquiries."),
  address: text("Address of the office."),
  city: text("City of the office, for search engines."),
  country: text("Country of the office and of the services, for search engines."),
  hours: text("Opening hours."),
  copyright: withName(text("Last line of every page. {name} is the name.")),
  legal: list(
    "Links beside the copyright line.",
    group("A link.", "LegalLink", {
      label: shortText("Its name."),
      to: link("Link target."),
    }),
  ),
  socials: list("Networks, in order.", socialLink),
  home: optionalWord(
    "The home page that is `/`; `home-one` if left out. Each of the others is at its name.",
    homeNames,
  ),
  without: optionalList(
    "Pages to leave out; menus and texts lose their links to them. `designs` is /designs with all home pages but the chosen one, `accounts` the pages for signing up and in.",
    word("A group of pages, or a single home page.", [...pageGroups, ...homeNames]),
  ),
}

const menuLeaf = {
  label: shortText("Label in the menu."),
  to: optionalLink("Link target. Leave it out for an entry that only opens a submenu."),
}

const menuItem = {
  id,
  ...menuLeaf,
  // Not "children": every Gatsby node already has a field of that name.
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
  label: shortText("Its name."),
  to: link("Link target."),
}

const columnLink = group("A link.", "FooterColumnLink", {
  label: shortText("Its name."),
  to: link("Link target."),
})

const richFooter = {
  columns: list(
    "Two columns of links.",
    group("A column.", "FooterColumn", {
      title: shortText("Heading above the links."),
      links: list("Links, in order.", columnLink),
    }),
  ),
  subscribe: group("The newsletter form.", "FooterSubscribe", {
    title: shortText("Heading."),
    text: text("What subscribers get, in a sentence or two."),
    label: shortText("Label above the field."),
    submit: text("Label of the button."),
  }),
}

const sidePanel = {
  opener: text("Label of the button that opens the panel, and of the panel itself."),
  title: shortText("A line under the logo."),
  phone: text("Label above the telephone numbers."),
  email: text("Label above the e-mail address."),
  address: text("Label above the office's address."),
  socials: text("Label above the networks."),
}

/** Header, footer and side panel: what every page shows around its content. */
export const layoutFiles: ContentFiles = {
  "site.json": one("SiteInfo", site),
  "menu.json": many("MenuItem", menuItem),
  "footer-links.json": many("FooterLink", footerLink),
  "rich-footer.json": one("RichFooter", richFooter),
  "side-panel.json": one("SidePanel", sidePanel),
}
