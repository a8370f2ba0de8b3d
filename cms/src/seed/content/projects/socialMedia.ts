import type { ProjectSeed } from "../../types.ts"
import { jarsOfDecember } from "../cases/jarsOfDecember.ts"

export const socialMedia: ProjectSeed[] = [
  {
    slug: "jars-of-december",
    title: "Jars of December",
    client: "Harmattan Skincare",
    date: "2025-01-09",
    duration: "6 weeks",
    description:
      "The dry wind arrives in December, and with it every competitor’s discount. Harmattan gave away advice instead: twenty-four short posts about skin, dust and sleep, opened day by day.\n\nFollowers saved the posts more often than they liked them, which was the aim. The shop sold its December stock by the nineteenth, at full price.",
    mainImage: {
      src: "projects/social-media/harmattan-skincare-main.jpg",
      alt: "A large phone with the skincare page; three of its pictures, a pump bottle, dunes and a golden drop, stand before it as boards, with a bottle and a jar.",
    },
    gallery: [
      {
        src: "projects/social-media/harmattan-skincare-gallery-1.jpg",
        alt: "Seven square prints pegged to two lines on a gold wall, with a drop, an arch, dunes, a jar, a bottle, shea nuts and the mark.",
      },
      {
        src: "projects/social-media/harmattan-skincare-gallery-2.jpg",
        alt: "Posts of the series close up: dunes under a sun, a bottle on green and a drop on indigo, before the page on a phone.",
      },
    ],
    steps: [
      [
        "A calendar of questions",
        "Customer messages of the year before gave us all twenty-four topics.",
      ],
      [
        "One weave a day",
        "Each post adds a block to a cloth. On the last day the cloth is complete.",
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
    colour: "#dd9068",
    result: [
      "12",
      "days early",
      "the December stock was sold out: on the nineteenth, and at full price.",
    ],
    quote: [
      "My cousin sells the same butter at half the price. In December she bought ours.",
      "Hawa Iddrisu",
      "Founder, Harmattan Skincare",
    ],
    details: jarsOfDecember,
  },
  {
    slug: "stall-of-the-day",
    title: "Stall of the Day",
    client: "Kente Lane Weavers’ Cooperative",
    date: "2024-12-05",
    duration: "8 weeks",
    description:
      "Forty stalls share one account. Who is shown, and when, used to be a quarrel every Monday; now the calendar decides, and every stall has its day.\n\nThree pictures a day: the stall, the cloth, the hand. Visitors arrive asking for a weaver by name, and the account has not missed a day since it began.",
    mainImage: {
      src: "projects/social-media/kente-lane-market-main.jpg",
      alt: "A large phone with the market's page of small pictures; three of them, a bowl of fruit, a stall and an awning at sunset, stand before it as boards.",
    },
    gallery: [
      {
        src: "projects/social-media/kente-lane-market-gallery-1.jpg",
        alt: "Seven square prints pegged to two lines on a sand wall, with stalls, cloth, fruit, thread and the awning mark.",
      },
      {
        src: "projects/social-media/kente-lane-market-gallery-2.jpg",
        alt: "The market's page and three of its posts close up: a bowl of fruit, a stall and an awning under the sun, with a wooden bowl in front.",
      },
    ],
    steps: [
      [
        "A calendar on the wall",
        "The order was drawn from a calabash in front of everyone. Changes are swaps between neighbours.",
      ],
      [
        "Three pictures",
        "Stall, cloth, hand, always in that order: a stall holder can take them alone by the second time.",
      ],
      [
        "Prices in the picture",
        "People ask what it costs. So the price is woven into every second picture.",
      ],
      [
        "Left in good hands",
        "The cooperative’s own team has run the account alone since the ninth week.",
      ],
    ],
    colour: "#a8321f",
    result: ["0", "days missed", "since the account began. Every stall has had its turn."],
  },
  {
    slug: "where-is-my-container",
    title: "Where Is My Container?",
    client: "Blackstar Haulage & Logistics",
    date: "2024-08-22",
    duration: "4 months",
    description:
      "Haulage is not a subject people follow for fun. We let drivers tell it: one trip a week, four pictures, a map and the price of waakye along the way.\n\nThe account grew slowly and to the right people. Eleven new contracts named it as the place where they had first read about Blackstar.",
    mainImage: {
      src: "projects/social-media/blackstar-logistics-main.jpg",
      alt: "A large phone with the haulier's page; three of its pictures, containers, a road at sunset and a route, stand before it as boards, with a toy lorry.",
    },
    gallery: [
      {
        src: "projects/social-media/blackstar-logistics-gallery-1.jpg",
        alt: "Seven square prints pegged to two lines on a green wall, with a route, a parcel, a road, a lorry, containers and a star.",
      },
      {
        src: "projects/social-media/blackstar-logistics-gallery-2.jpg",
        alt: "Posts of the series close up: stacked containers, a road into the sun and a dotted route, with a toy lorry driving past.",
      },
    ],
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
    colour: "#27357e",
    result: [
      "11",
      "new contracts",
      "named the account as the place where they had first read about Blackstar.",
    ],
  },
  {
    slug: "what-did-you-learn",
    title: "What Did You Learn?",
    client: "Sankofa Schools Trust",
    date: "2023-10-05",
    duration: "3 weeks",
    description:
      "Schools post prize-givings, and parents scroll past. For three weeks one pupil a day answered one question in one sentence: what did you learn today?\n\nAnswers were drawn, not filmed, so that no child’s face was needed. Parents asked the question at home, and the schools kept the format.",
    mainImage: {
      src: "projects/social-media/sankofa-schools-main.jpg",
      alt: "A large phone with the schools' page; three of its pictures, building blocks, an open book and the bird, stand before it as boards, with a pile of books.",
    },
    gallery: [
      {
        src: "projects/social-media/sankofa-schools-gallery-1.jpg",
        alt: "Seven square prints pegged to two lines on a blush wall, with a book, a pencil, blocks, a schoolhouse, steps and the bird.",
      },
      {
        src: "projects/social-media/sankofa-schools-gallery-2.jpg",
        alt: "Posts of the series close up: an open book, building blocks and the bird mark, before the page on a phone.",
      },
    ],
    steps: [
      ["One question", "Teachers asked it at the gate, pencil in hand, before the bus came."],
      [
        "Drawn the same evening",
        "Each sentence became a square of few shapes, posted before bedtime.",
      ],
      ["No faces, no names", "First name and class only, and only with a yes from home."],
      [
        "Handed over as a kit",
        "Sixteen shapes and five colours: the schools make the squares themselves now.",
      ],
    ],
    colour: "#f0b429",
    result: ["5", "of 5 schools", "kept the format after we had gone."],
  },
]
