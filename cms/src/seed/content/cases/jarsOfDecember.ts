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
      "Each post adds a block to a cloth. People came back to see it finished.",
    ],
  ],
  screens: [
    {
      src: "screens/jars-of-december-cloth.jpg",
      alt: "Twenty-four squares in six columns, each with a line of advice and a row of weave; together they make one cloth.",
      caption: "All twenty-four posts. Each adds a block to the cloth.",
    },
    {
      src: "screens/jars-of-december-phone.jpg",
      alt: "Two phones: a post with a large drop, “Three minutes after the bath, the door closes”, saved 1,806 times; and the inbox, answered within a quarter of an hour.",
      caption: "Day nine, and the inbox that went with it.",
    },
  ],
  credits: [
    ["Plan", "Esi Ampah"],
    ["Inbox", "Esi Ampah and Selorm Agbeko"],
    ["Graphics", "Yaa Gyamfi"],
    ["Words", "Dzifa Kpodo"],
  ],
}
