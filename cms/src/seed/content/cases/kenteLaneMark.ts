import type { CaseSeed } from "../../types.ts"

export const kenteLaneMark: CaseSeed = {
  problem:
    "The old logo was a drum. Nobody on the lane makes drums, and at the junction people asked for “the cloth place” instead.",
  constraint:
    "Forty stalls, forty signwriters, and no money for forty signs: anyone had to be able to set the mark out with a ruler, a string and house paint.",
  decisions: [
    [
      "Draw what is there",
      "Every stall has an awning. Five scallops are the fewest that still read as one, from across the street.",
    ],
    [
      "Build it from one square",
      "Every length is a multiple of it. The mark can be painted, sewn or laid in tiles, and nobody has to ask us.",
    ],
    [
      "Begin with the price tag",
      "It is the smallest place, and the one that buyers hold in their hands. What survived there survived everywhere.",
    ],
  ],
  screens: [
    {
      src: "screens/kente-lane-mark.jpg",
      alt: "The construction of the mark on indigo: an awning of five scallops over six squares, every length marked as a multiple of one square, and three small sizes.",
      caption: "Ruler and string: all that a signwriter gets from us.",
    },
    {
      src: "screens/kente-lane-tags.jpg",
      alt: "Eight price tags in red, gold, green, blue and white, each with the mark, a pattern's name, its weaver and a price.",
      caption: "Price tags, the first thing we printed.",
    },
  ],
  credits: [
    ["Strategy", "Adwoa Nyarko"],
    ["Creative direction", "Kwabena Sarpong"],
    ["Drawing", "Yaa Gyamfi"],
  ],
}
