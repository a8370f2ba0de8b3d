import type { CaseSeed } from "../../types.ts"

export const kenteLaneShop: CaseSeed = {
  problem:
    "Of every ten cedis that a buyer paid, the weaver saw four. Neither ever learned the other's name.",
  constraint:
    "Most compounds share one phone, and pay for data by the day. Whatever we built had to open, sell and be kept up to date on that phone.",
  decisions: [
    [
      "Sell the strip, not the bolt",
      "Buyers choose as they would at the loom, strip by strip, and watch the cloth grow. It explains the price better than anything we wrote.",
    ],
    [
      "Sign every cloth",
      "Nothing goes on sale without the name of its weaver. Two buyers in three read that page before they pay.",
    ],
    [
      "Hand over the keys",
      "Prices, pictures and stock are changed on a phone, by the cooperative. We trained four people and deleted our own passwords.",
    ],
  ],
  screens: [
    {
      src: "projects/web-design/kente-lane-market-gallery-1.jpg",
      alt: "A desk seen from above: the shop's home page in outline and in print, its five colours on chips, the phone's page and a bowl of fruit.",
      caption: "The home page, before and after the printer.",
    },
    {
      src: "projects/web-design/kente-lane-market-gallery-2.jpg",
      alt: "Three phones on steps that rise to the right, with a bowl of fruit for sale, the goods in squares and a list of orders.",
      caption: "From one cloth to the day's orders, on the phone that the compound shares.",
    },
  ],
  credits: [
    ["Creative direction", "Kwabena Sarpong"],
    ["Interface", "Maame Tetteh"],
    ["Development", "Selorm Agbeko"],
    ["Photographs", "Nana Adjei"],
    ["Words", "Dzifa Kpodo"],
  ],
  story: {
    chapters: [
      [
        "Warp",
        "Before the first thread crosses, hundreds lie side by side and hold nothing. So did the lane: forty weavers, forty telephones, and a middleman between each of them and the buyer. We stretched them on one loom: one way to measure a cloth, one way to name it, and a price that its weaver sets.",
      ],
      [
        "Cloth",
        "A cloth is sewn from strips a hand wide, and so is the shop. Choose a pattern, see the strip grow, meet the person at the loom: sixty-four patterns, each with its name, its meaning and its maker.",
      ],
      [
        "Sales",
        "In the first week three orders in ten came straight to the weavers, in the twelfth eight in ten. Over the season it was two thirds. The middlemen now buy in the shop, like everybody else.",
      ],
    ],
    chartTitle: "Orders that came straight to the weavers, in % by week",
    chart: [
      ["1", 31],
      ["2", 36],
      ["3", 43],
      ["4", 50],
      ["5", 57],
      ["6", 63],
      ["7", 67],
      ["8", 70],
      ["9", 73],
      ["10", 76],
      ["11", 79],
      ["12", 81],
    ],
  },
}
