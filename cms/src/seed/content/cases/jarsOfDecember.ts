import type { CaseSeed } from "../../types.ts"

export const jarsOfDecember: CaseSeed = {
  problem:
    "In December everyone discounts. A small maker who joins in sells the best month of her year at a loss.",
  constraint:
    "No discount, no giveaway, no paid reach, and two people to answer whatever came back.",
  decisions: [
    [
      "Give advice away instead",
      "Twenty-four short posts, each with something to do tonight. Advice costs nothing, and nobody compares its price.",
    ],
    [
      "Answer within the hour",
      "Posts bring questions, and answers bring sales. The inbox had a rota before the first picture was taken.",
    ],
    [
      "Show the cloth growing",
      "Each post adds a row to a pattern. People came back to see it finished.",
    ],
  ],
  screens: [
    {
      src: "projects/social-media/harmattan-skincare-gallery-2.jpg",
      alt: "Posts of the series close up: dunes under a sun, a bottle on green and a drop on indigo, before the page on a phone.",
      caption: "Three of the twenty-four, as they stood in the feed.",
    },
    {
      src: "projects/social-media/harmattan-skincare-gallery-1.jpg",
      alt: "Seven square prints pegged to two lines on a gold wall, with a drop, an arch, dunes, a jar, a bottle, shea nuts and the mark.",
      caption: "A week on the wall, before anything was posted.",
    },
  ],
  credits: [
    ["Plan and inbox", "Esi Ampah"],
    ["Graphics", "Yaa Gyamfi"],
    ["Words", "Dzifa Kpodo"],
  ],
}
