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
      src: "projects/logo-branding/kente-lane-market-stationery.jpg",
      alt: "A letterhead, a crimson envelope and gold cards with the awning mark, laid out on green with a pencil.",
      caption: "The letterhead came last. Nobody buys cloth by letter.",
    },
    {
      src: "projects/logo-branding/kente-lane-market-signage.jpg",
      alt: "A round white shop sign with the awning mark hangs from a bracket on a terracotta wall.",
      caption: "The sign at the junction, set out with string.",
    },
  ],
  credits: [
    ["Strategy", "Adwoa Nyarko"],
    ["Creative direction", "Kwabena Sarpong"],
    ["Drawing", "Yaa Gyamfi"],
  ],
}
