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
      "What a printer can’t do, a rubber stamp can. The smallest order is now one jar.",
    ],
  ],
  screens: [
    {
      src: "screens/harmattan-labels.jpg",
      alt: "Nine labels side by side, from milk lotion to pure butter: the same horizon line, below it checks that drift ever more densely from left to right.",
      caption: "Nine labels in a row: the dust blows from one to the next.",
    },
    {
      src: "screens/harmattan-guide.jpg",
      alt: "A page of the guide: “One horizon, nine jars”, the jars before an arch, four colours and the pattern in three strengths.",
      caption: "The guide. It fits on one page, and the printers have it on the wall.",
    },
  ],
  credits: [
    ["Strategy", "Adwoa Nyarko"],
    ["Creative direction", "Kwabena Sarpong"],
    ["Packaging", "Yaa Gyamfi"],
    ["Words, in three languages", "Dzifa Kpodo"],
  ],
}
