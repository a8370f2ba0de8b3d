import { optionalPicture, picture } from "../fields"
import { group, list } from "../structure"
import { optionalText, requiredRichText, shortText, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, closing, counter, id, introWithLink, titledText, video } from "./shared"

const home = {
  hero: group("The opening section.", "HomeHero", {
    eyebrow: shortText("Small line above the headline."),
    title: list(
      "The headline, line by line; from 768 px on, except on upright tablets, it fills two.",
      text("One line."),
    ),
    text: requiredRichText(
      "Two or three sentences below it; links are written as [label](/path) or [label](https://…).",
    ),
    action,
    img: picture("Landscape, 1600 × 1200; the page's largest picture.", 900),
    frames: optionalPicture(
      "Twenty pictures of the part of that picture in which scrolling pulls its cloth apart, one below the other. Screen readers don't read their text. Leave them out if you use another picture.",
      400,
    ),
    loom: optionalText(
      "Label of the button that turns the picture into a loom; without it, the picture stays one.",
    ),
    video,
  }),
  mission: group("The first of two statements.", "HomeMission", {
    title: shortText("Heading."),
    text: text("A paragraph."),
    img: picture("Portrait, 4:5."),
    frames: optionalPicture(
      "How the loom is strung, in pictures of the picture's shape, one below the other, for the weaving by scrolling. Screen readers don't read their text. Leave them out if you use another picture.",
      400,
    ),
    strung: optionalPicture(
      "The same loom before its first row and without its shuttle, for the weaving by scrolling. Screen readers don't read its text. Leave it out if you use another picture.",
    ),
    shuttle: optionalPicture(
      "That loom's shuttle alone, cut out, for the weaving by scrolling. Screen readers don't read its text. Leave it out with the strung loom.",
      100,
    ),
  }),
  vision: group("The second of two statements.", "HomeStatement", {
    title: shortText("Heading."),
    text: text("A paragraph."),
    img: picture("Landscape, 3:2."),
    frames: optionalPicture(
      "Fifteen pictures of the part of that picture in which scrolling draws its band on, one below the other. Screen readers don't read their text. Leave them out if you use another picture.",
      400,
    ),
  }),
  brands: group("The moving strip of logos.", "HomeBrands", { title: shortText("Heading.") }),
  services: introWithLink("Heading of the services."),
  reasons: group("Why choose us.", "HomeReasons", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    img: picture("Portrait, 6:7."),
    frames: optionalPicture(
      "Thirteen pictures of the part of that picture in which scrolling winds a band round, one below the other. Screen readers don't read their text. Leave them out if you use another picture.",
      400,
    ),
    items: list("Reasons.", titledText("A reason.", "TitledText")),
  }),
  process: group("The steps of our work.", "HomeProcess", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    items: list("Steps, in order.", titledText("A step.", "TitledText")),
    action,
  }),
  projects: introWithLink("Heading of the project slider."),
  counters: list("Figures above the testimonials.", counter),
  testimonials: group("Heading of the testimonials.", "HomeTestimonials", {
    eyebrow: shortText("Small line above."),
    title: shortText("Heading."),
    counters: list("Figures beside the testimonials.", counter),
  }),
  tiles: group("Heading of the Instagram strip.", "HomeTiles", {
    title: shortText("Heading."),
    handle: text("The account's name."),
  }),
  closing,
}

const brand = {
  id,
  name: shortText("Name of the company; also the logo's alternative text."),
  img: picture("Logo, SVG."),
}

const tile = {
  id,
  caption: shortText("What the picture shows, in two or three words."),
  img: picture("Square."),
}

/** The homepage, and the lists that appear only there. */
export const homeFiles: ContentFiles = {
  "home.json": one("Home", home),
  "brands.json": many("Brand", brand),
  "tiles.json": many("Tile", tile),
}
