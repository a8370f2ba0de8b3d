import type { CaseSeed } from "../../types.ts"

export const skinAndSeason: CaseSeed = {
  problem:
    "The advice that came with the jars was written for a European winter. In Accra in January, people read it out to each other and laughed.",
  constraint:
    "Nothing without a dermatologist’s signature, and nothing longer than one phone screen.",
  decisions: [
    [
      "Let the weather plan the year",
      "Rain, heat, first dust, long wind: each month answers what skin does in that month.",
    ],
    [
      "Keep one shelf and one window",
      "All pictures are taken in the same place by daylight, so that readers compare seasons and not styling.",
    ],
    [
      "Ask the pharmacists",
      "They hear the questions first. Twelve of theirs became our twelve months.",
    ],
  ],
  screens: [
    {
      src: "screens/skin-and-season-spread.jpg",
      alt: "An open booklet: January, a sun over dunes on the left page, on the right “The long dry wind, and what to do before breakfast”.",
      caption: "January in print, as it lies in pharmacies.",
    },
    {
      src: "screens/skin-and-season-phone.jpg",
      alt: "Two phones on gold: the pieces for June, under rain, and January, under dust, each with three things to do first.",
      caption: "June and January on the phone: what to do first stands first.",
    },
  ],
  credits: [
    ["Photographs", "Nana Adjei"],
    ["Words", "Dzifa Kpodo"],
    ["Graphics", "Yaa Gyamfi"],
    ["Read by", "Dr Akosua Manu, dermatologist"],
  ],
}
