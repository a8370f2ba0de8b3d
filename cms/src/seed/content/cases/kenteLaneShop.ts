import type { CaseSeed } from "../../types.ts"

export const kenteLaneShop: CaseSeed = {
  problem:
    "Of every ten cedis that a buyer paid, the weaver saw four. Neither ever learned the other’s name.",
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
      src: "screens/kente-lane-home.jpg",
      alt: "The shop's home page: the words “Ask who wove it. We know.” beside a cloth that hangs from a rail, with its weaver's name and its price.",
      caption: "The home page. The first thing that a buyer reads is a question about a person.",
    },
    {
      src: "screens/kente-lane-product.jpg",
      alt: "The page of a cloth: Emaa Da, woven by Yaw Bonsu on loom 31, with a slider of strips that sets how wide it grows, and the price.",
      caption: "A cloth. The slider adds strips, and the price adds up as it does at the loom.",
    },
    {
      src: "screens/kente-lane-checkout.jpg",
      alt: "Two phones: a checkout of one screen with mobile money chosen, then “Yaw has your order” with the days of weaving.",
      caption: "Checkout fits on one screen, and ends with a name.",
    },
    {
      src: "screens/kente-lane-sales.jpg",
      alt: "The cooperative's page of the first season: 67 % of 618 orders straight to the weavers, thirteen weekly bars, and what each weaver was paid.",
      caption: "The season, as all forty looms see it. It is read aloud on Mondays.",
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
        "In the first week three orders in ten came straight to the weavers, in the thirteenth three in four. Over the season it was two thirds. The middlemen now buy in the shop, like everybody else.",
      ],
    ],
    chartTitle: "Orders that came straight to the weavers, in % by week",
    chart: [
      ["1", 28],
      ["2", 38],
      ["3", 45],
      ["4", 53],
      ["5", 58],
      ["6", 63],
      ["7", 66],
      ["8", 69],
      ["9", 72],
      ["10", 75],
      ["11", 76],
      ["12", 77],
      ["13", 76],
    ],
  },
}
