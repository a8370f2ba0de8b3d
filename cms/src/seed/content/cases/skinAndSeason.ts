import type { CaseSeed } from "../../types.ts"

export const skinAndSeason: CaseSeed = {
  problem:
    "The advice that came with the jars was written for a European winter. In Accra in January, people read it out to each other and laughed.",
  constraint:
    "Nothing without a dermatologist's signature, and nothing longer than one phone screen.",
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
      src: "projects/content-creation/harmattan-skincare-gallery-2.jpg",
      alt: "The picture page of the magazine close up: dunes under a low sun, a pump bottle on green and a jar on red.",
      caption: "January, the month of dust.",
    },
    {
      src: "projects/content-creation/harmattan-skincare-gallery-1.jpg",
      alt: "A small photo set: a pump bottle and a jar on a round stage before a roll of terracotta paper, the camera on its tripod.",
      caption: "One shelf, one window, twelve months.",
    },
  ],
  credits: [
    ["Photographs", "Nana Adjei"],
    ["Words", "Dzifa Kpodo"],
    ["Graphics", "Yaa Gyamfi"],
  ],
}
