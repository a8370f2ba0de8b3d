import type { CaseSeed } from "../../types.ts"

export const harmattanPackaging: CaseSeed = {
  problem:
    "From three steps away, forty jars of shea butter were one jar. Customers asked for Harmattan by name and went home with its neighbour.",
  constraint:
    "Two colours to a label, three printers with three different reds, and a jar whose shape could not change.",
  decisions: [
    [
      "Take the dust as the idea",
      "Pale grounds and one horizon line look dry from across the aisle, which is what the butter is for.",
    ],
    [
      "Let the pattern say how strong",
      "The checks thicken from lotion to pure butter. Customers choose by eye, whichever of the three languages they read.",
    ],
    [
      "Make one stamp for the rest",
      "What a printer can't do, a rubber stamp can. The smallest order is now one jar.",
    ],
  ],
  screens: [
    {
      src: "projects/creative-branding/harmattan-skincare-gallery-1.jpg",
      alt: "Three flags in terracotta, gold and clay with the arch mark, moved by the wind, on green.",
      caption: "Flags for the day the dry wind comes.",
    },
    {
      src: "projects/creative-branding/harmattan-skincare-gallery-2.jpg",
      alt: "Folded workwear in gold and terracotta with the arch mark on a woven label, three badges and a kente band beside it.",
      caption: "Aprons for the people behind the counter.",
    },
  ],
  credits: [
    ["Strategy", "Adwoa Nyarko"],
    ["Creative direction", "Kwabena Sarpong"],
    ["Packaging", "Yaa Gyamfi"],
    ["Words, in three languages", "Dzifa Kpodo"],
  ],
}
