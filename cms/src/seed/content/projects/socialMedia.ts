import type { ProjectSeed } from "../../types.ts"

export const socialMedia: ProjectSeed[] = [
  {
    slug: "jars-of-december",
    title: "Jars of December",
    client: "Harmattan Skincare",
    date: "2025-01-09",
    duration: "6 weeks",
    description:
      "The dry wind arrives in December, and with it every competitor's discount. Harmattan gave away advice instead: twenty-four short posts about skin, dust and sleep, opened day by day.\n\nFollowers saved the posts more often than they liked them, which was the aim. The shop sold its December stock by the nineteenth, at full price.",
    steps: [
      [
        "A calendar of questions",
        "Customer messages of the year before gave us all twenty-four topics.",
      ],
      [
        "One weave a day",
        "Each post adds a row to a pattern. On the last day the cloth is complete.",
      ],
      [
        "Answering within the hour",
        "Two people shared the inbox. Nobody waited longer than fifty minutes by day.",
      ],
      [
        "What we stopped",
        "Three formats did not work, and were dropped in the first week. The report names them.",
      ],
    ],
  },
  {
    slug: "where-is-my-container",
    title: "Where Is My Container?",
    client: "Blackstar Haulage & Logistics",
    date: "2024-08-22",
    duration: "4 months",
    description:
      "Haulage is not a subject people follow for fun. We let drivers tell it: one trip a week, four pictures, a map and the price of waakye along the way.\n\nThe account grew slowly and to the right people. Eleven new contracts named it as the place where they had first read about Blackstar.",
    steps: [
      [
        "Twelve drivers, one chat",
        "Drivers send voice notes and pictures when parked. Safety rules came first, in writing.",
      ],
      [
        "A fixed form",
        "Route, weather, food, lesson: four pictures every Thursday, recognisable without the name.",
      ],
      [
        "Comments as leads",
        "Questions about freight go to sales within ten minutes, with the whole conversation attached.",
      ],
      ["Figures that matter", "We report enquiries and contracts. Followers are in the appendix."],
    ],
  },
  {
    slug: "keys-of-elmina",
    title: "The Keys of Elmina",
    client: "Adinkra House",
    date: "2024-12-05",
    duration: "8 weeks",
    description:
      "Twelve rooms, twelve keys, twelve stories told by the owner's grandmother. Each was recorded once, in one take, and posted on the evening when its room was free.\n\nThe campaign cost less than one page in a travel magazine and filled the low season to eighty per cent.",
    steps: [
      [
        "One take each",
        "The stories keep their pauses. Cutting would have made them shorter and worse.",
      ],
      [
        "Posted when it helps",
        "A story appears when its room is free, with the date and the price in the first line.",
      ],
      [
        "Guests continue",
        "Visitors photograph their key. We ask before sharing, and always name them.",
      ],
      [
        "Left in good hands",
        "The hotel's own team has run the account alone since the ninth week.",
      ],
    ],
  },
  {
    slug: "vote-for-the-mural",
    title: "Vote for the Mural",
    client: "Jamestown Street Arts Week",
    date: "2023-10-05",
    duration: "3 weeks",
    description:
      "Which wall comes first? The festival let the neighbourhood decide, on social media and on paper at the fishmonger's. Both votes counted the same.\n\nMore than four thousand people took part, a third of them on paper. The winning wall was painted on live video, with nine hundred people watching at noon on a Tuesday.",
    steps: [
      [
        "Two ballots, one count",
        "Paper and screen used the same pictures and closed at the same minute.",
      ],
      [
        "Neighbours as hosts",
        "Residents introduced their wall in thirty seconds. Nobody was given a script.",
      ],
      ["Fair play", "One vote per phone and a public count kept the discussion friendly."],
      [
        "A live afternoon",
        "Two phones, one tripod and a long cable: the broadcast cost almost nothing.",
      ],
    ],
  },
  {
    slug: "soup-sundays",
    title: "Soup Sundays",
    client: "Palmline Foods",
    date: "2025-07-24",
    duration: "5 months",
    description:
      "Every Sunday at four, one soup is cooked live in a kitchen that belongs to a customer. The host decides on the recipe, we bring the light and answer questions.\n\nThe format carries the week: shopping list on Friday, questions on Saturday, leftovers on Monday. Half of the people who watch have bought within a month.",
    steps: [
      [
        "Guests, not influencers",
        "Hosts are customers who wrote to us. They are paid for the afternoon.",
      ],
      [
        "A week with a shape",
        "Each day has one task, so that the team plans once and improves every week.",
      ],
      [
        "Light and sound in one bag",
        "The equipment fits on a motorbike, and a kitchen is ready in fifteen minutes.",
      ],
      [
        "Learning on Mondays",
        "We read every comment together with the client and change one thing.",
      ],
    ],
  },
]
