import { wholeNumber } from "../../fields"
import { group, list } from "../../structure"
import { shortText, text } from "../../texts"
import {
  about,
  features,
  figures,
  film,
  hero,
  projects,
  questions,
  services,
  testimonials,
} from "../landing"
import { closing } from "../shared"

const chart = group("The figure in the opening section, and its bar chart.", "WovenChart", {
  figure: text("The chart's headline figure: one to three characters."),
  caption: text("What the figure means."),
  title: text("What the bars show; above them."),
  unit: text("What each bar stands for, in one word; read out before its name."),
  bars: list(
    "Up to ten bars, in order.",
    group("A bar.", "WovenBar", {
      name: shortText("A letter or two."),
      value: wholeNumber("Height of the bar.", 0, 10_000),
    }),
  ),
})

/** /home-seven, digital marketing (docs/specification.md#home-pages). */
export const homeSeven = {
  hero,
  chart,
  film,
  features,
  about,
  figures,
  services,
  projects,
  questions,
  testimonials,
  closing,
}
