import { group, list, text, wholeNumber } from "../../fields"
import {
  about,
  features,
  figures,
  film,
  hero,
  projects,
  questions,
  services,
  voices,
} from "../landing"
import { closing } from "../shared"

const chart = group("The figure of the opening band, and its bars.", "WovenChart", {
  figure: text("What the bars come to: one to three signs."),
  caption: text("What the figure says."),
  unit: text("What each bar stands for, in one word; read out before its name."),
  bars: list(
    "Bars, in order; ten at most.",
    group("A bar.", "WovenBar", {
      name: text("A letter or two."),
      value: wholeNumber("How high.", 0, 10_000),
    }),
  ),
})

/** /home-seven, digital marketing (SPEC 2.5). */
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
  voices,
  closing,
}
