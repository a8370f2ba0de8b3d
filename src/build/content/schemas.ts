import * as yup from "yup"
import {
  choice,
  group,
  link,
  list,
  number,
  optionalLink,
  optionalText,
  picture,
  text,
  webAddress,
  wholeNumber,
} from "./fields"

/**
 * What each file of data/ must hold. One schema serves the check that stops a build, the GraphQL types and
 * docs/editing.md. Field names are those of SPEC section 3.
 */
export type ContentFile = {
  /** Type name in queries. */
  type: string
  /** "one" object, or a "many" list whose items each have an id. */
  holds: "one" | "many"
  schema: yup.ObjectSchema<yup.AnyObject>
}

const id = text("Unique in its file; never shown.")

const socialLink = group("One network.", "SocialLink", {
  network: choice("Which sign to show.", ["facebook", "instagram", "linkedin", "x"]),
  url: webAddress("The agency's page there."),
})

const titledText = (doc: string, name: string) =>
  group(doc, name, { title: text("Its heading."), text: text("A sentence or two.") })

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

const counter = group("A figure that counts up.", "Counter", {
  value: number("The figure itself."),
  prefix: optionalText("Stands before it."),
  suffix: optionalText("Stands after it: +, %, k+."),
  decimals: wholeNumber("Digits after the point: 0 or 1.", 0, 1),
  label: text("What it counts."),
})

const action = group("A button.", "Action", {
  label: text("What it says."),
  to: link("Where it leads."),
})

const home = {
  hero: group("The opening band.", "HomeHero", {
    eyebrow: text("Small line above the headline."),
    title: list("The headline, line by line.", text("One line.")),
    text: text("Two sentences below it."),
    action,
    img: picture("Landscape, 1600 × 1200; the page's largest picture."),
    video: group("What the play button shows.", "Video", {
      label: text("What the play button says."),
      title: text("Heading of the player."),
      url: webAddress("On YouTube or Vimeo."),
      img: picture("Still, 16:9, shown until the film is asked for."),
    }),
  }),
  mission: group("First of the pair.", "HomeStatement", {
    title: text("Heading."),
    text: text("A paragraph."),
    img: picture("Portrait, 4:5."),
  }),
  vision: group("Second of the pair.", "HomeStatement", {
    title: text("Heading."),
    text: text("A paragraph."),
    img: picture("Landscape, 3:2."),
  }),
  brands: group("The moving strip of logos.", "HomeBrands", { title: text("Heading.") }),
  services: group("Heading of the services.", "HomeIntro", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    text: text("A sentence or two."),
  }),
  reasons: group("Why choose us.", "HomeReasons", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    img: picture("Portrait, 6:7."),
    items: list("Reasons.", titledText("A reason.", "TitledText")),
  }),
  process: group("The steps of our work.", "HomeProcess", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    items: list("Steps, in order.", titledText("A step.", "TitledText")),
    action,
  }),
  projects: group("Heading of the project slider.", "HomeIntro", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    text: text("A sentence or two."),
  }),
  counters: list("Figures above the testimonials.", counter),
  testimonials: group("Heading of the testimonials.", "HomeTestimonials", {
    eyebrow: text("Small line above."),
    title: text("Heading."),
    counters: list("Figures beside the testimonials.", counter),
  }),
  tiles: group("Heading of the Instagram strip.", "HomeTiles", {
    title: text("Heading."),
    handle: text("The account's name."),
  }),
  closing: group("The last band.", "Closing", {
    title: text("Heading."),
    text: text("A sentence."),
    action,
  }),
}

const contact = {
  title: text("Heading beside the form."),
  text: text("A sentence or two under it."),
  img: picture("Portrait, 397 × 635."),
  boxes: group("Headings of the three boxes.", "ContactBoxes", {
    title: text("Heading of the block."),
    phone: text("Over the telephone numbers."),
    email: text("Over the e-mail address."),
    address: text("Over the office's address."),
  }),
  map: group("The map.", "ContactMap", {
    title: text("Heading."),
    text: text("How to find the office; stands there when no map can be had."),
    latitude: number("Of the pin, in degrees."),
    longitude: number("Of the pin, in degrees."),
    zoom: wholeNumber("3 (the world) to 19 (a house).", 3, 19),
  }),
}

const serviceCard = {
  id,
  title: text("Name of the service."),
  description: text("A sentence or two."),
  link: optionalLink("The service's page. Left out: the card says 'No link available'."),
  img: picture("Landscape, 4:3."),
}

const project = {
  id,
  title: text("Name of the project."),
  company: text("The client."),
  category: text("What kind of work it was."),
  description: text("A sentence."),
  link: optionalLink("Where the project is shown."),
  img: picture("Landscape, 4:3."),
}

const testimonial = {
  id,
  rating: wholeNumber("Stars, 1 to 5.", 1, 5),
  text: text("What was said."),
  author: text("Who said it."),
  designation: text("What the author does, and where."),
  img: picture("Portrait, square."),
}

const brand = {
  id,
  name: text("Name of the company; the logo's text alternative."),
  img: picture("Logo, SVG."),
}

const tile = {
  id,
  handle: text("The account's name."),
  img: picture("Square."),
}

const faqItem = {
  id,
  title: text("The question."),
  text: list("The answer, paragraph by paragraph.", text("A paragraph.")),
}

const itService = {
  id,
  slug: text("Last part of its address; must stand in src/routes.ts."),
  title: text("Name of the service."),
  subtitle: text("A sentence under the title."),
  description: list("What it is, paragraph by paragraph.", text("A paragraph.")),
  img: picture("Landscape, 4:3."),
  features: list(
    "What is in it.",
    group("A block.", "ItServiceFeature", {
      title: text("Its heading."),
      points: list("Bullet points.", text("A few words.")),
    }),
  ),
  approach: list("How we work, in order.", titledText("A step.", "TitledText")),
}

function one(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "one", schema: yup.object(fields).strict().noUnknown() }
}

function many(type: string, fields: yup.ObjectShape): ContentFile {
  return { type, holds: "many", schema: yup.object(fields).strict().noUnknown() }
}

/** By file name in data/. A file that is not listed here stops the build. */
export const contentFiles: Record<string, ContentFile> = {
  "brands.json": many("Brand", brand),
  "contact.json": one("Contact", contact),
  "faq.json": many("FaqItem", faqItem),
  "footer-links.json": many("FooterLink", footerLink),
  "home.json": one("Home", home),
  "it-services.json": many("ItService", itService),
  "menu.json": many("MenuItem", menuItem),
  "projects.json": many("Project", project),
  "services.json": many("ServiceCard", serviceCard),
  "site.json": one("SiteInfo", site),
  "testimonials.json": many("Testimonial", testimonial),
  "tiles.json": many("Tile", tile),
}
