import type { ProjectSeed } from "../../types.ts"
import { skinAndSeason } from "../cases/skinAndSeason.ts"

export const contentCreation: ProjectSeed[] = [
  {
    slug: "skin-and-season",
    title: "Skin and Season",
    client: "Harmattan Skincare",
    date: "2025-08-28",
    duration: "12 months",
    description:
      "Advice about skin is mostly written for another climate. Twelve monthly pieces, photographs and short texts, follow the year in Ghana instead: rain, heat, the first dust, the long dry wind.\n\nThe series became the reason people open Harmattan’s newsletter. A printed collection lies in pharmacies and is taken home more often than the leaflets.",
    mainImage: {
      src: "projects/content-creation/harmattan-skincare-main.jpg",
      alt: "An open magazine: “The long dry wind” in two columns, and pictures of dunes, a bottle and a jar; the real bottle, a jar and a cup beside it.",
    },
    gallery: [
      {
        src: "projects/content-creation/harmattan-skincare-gallery-1.jpg",
        alt: "A small photo set: a pump bottle and a jar on a round stage before a roll of terracotta paper, the camera on its tripod.",
      },
      {
        src: "projects/content-creation/harmattan-skincare-gallery-2.jpg",
        alt: "The picture page of the magazine close up: dunes under a low sun, a pump bottle on green and a jar on red.",
      },
    ],
    steps: [
      [
        "Questions from the counter",
        "Pharmacists wrote down what they are asked. Twelve questions became twelve months.",
      ],
      [
        "One shelf, one window",
        "All pictures were taken on the same shelf by daylight, so that the seasons can be compared.",
      ],
      [
        "Read by a dermatologist",
        "Every text was checked, dated and signed before it was published.",
      ],
      [
        "Written to be forwarded",
        "Each piece fits on one phone screen, with what to do first at the top.",
      ],
    ],
    colour: "#dd9068",
    result: [
      "58%",
      "of readers",
      "open the newsletter on the day it comes. Before the series it was one in five.",
    ],
    quote: [
      "Pharmacists ring me to ask when the next month is out. I used to ring them.",
      "Hawa Iddrisu",
      "Founder, Harmattan Skincare",
    ],
    details: skinAndSeason,
  },
  {
    slug: "first-class-first-day",
    title: "First Class, First Day",
    client: "Sankofa Schools Trust",
    date: "2025-03-06",
    duration: "5 weeks",
    description:
      "Admissions material usually shows buildings. We made a series about one hour: the first one, in five schools, seen from the height of a six-year-old.\n\nTwenty photographs and five short texts answer what parents really ask, from who holds my child’s hand to what happens at lunch.",
    mainImage: {
      src: "projects/content-creation/sankofa-schools-main.jpg",
      alt: "An open magazine: “Who holds my child's hand?” in two columns, and pictures of a schoolhouse, a pencil and building blocks; books and a cup beside it.",
    },
    gallery: [
      {
        src: "projects/content-creation/sankofa-schools-gallery-1.jpg",
        alt: "A small photo set: a pile of school books with a red ball on a round stage before a roll of black paper, the camera on its tripod.",
      },
      {
        src: "projects/content-creation/sankofa-schools-gallery-2.jpg",
        alt: "The picture page of the magazine close up: a school under the moon, building blocks on paper and a pencil on gold.",
      },
    ],
    steps: [
      [
        "Questions from parents",
        "Class teachers gave us the notes parents leave. They became our shot list.",
      ],
      [
        "Consent first",
        "Every family saw the pictures and chose. Four photographs were deleted in front of them.",
      ],
      [
        "At child height",
        "The camera stayed at one metre ten. Adults are hands, voices and shoes.",
      ],
      [
        "Kit for five offices",
        "Posters, leaflets and posts come in one folder, sorted by week of the admissions calendar.",
      ],
    ],
    colour: "#f0b429",
    result: ["140", "families", "named the series as the reason they came to look at a school."],
    details: {
      screens: [
        {
          src: "screens/first-class-hour.jpg",
          alt: "A spread: a drawn pupil with a school bag holds the hand of somebody of whom only legs and shoes are seen; beside it “Who holds my child's hand?”.",
          caption: "One of five spreads. Nobody in it is taller than one metre ten.",
        },
      ],
    },
  },
  {
    slug: "field-notes-from-ho",
    title: "Field Notes from Ho",
    client: "Volta Coffee Roasters",
    date: "2024-10-31",
    duration: "10 weeks",
    description:
      "Coffee bags say high altitude and stop there. These eight field notes follow one lot from the nursery to the cup, with the people, the weather and the mistakes.\n\nEach note is a page, a set of pictures and a card in the bag. Readers stay for four minutes on average, longer than it takes to brew.",
    mainImage: {
      src: "projects/content-creation/volta-coffee-roasters-main.jpg",
      alt: "An open magazine: “What a root knows” in two columns, and pictures of coffee hills, a filter and a bean; a cup of coffee beside it.",
    },
    gallery: [
      {
        src: "projects/content-creation/volta-coffee-roasters-gallery-1.jpg",
        alt: "A small photo set: a cup of coffee on a round stage before a roll of black paper, the camera on its tripod.",
      },
      {
        src: "projects/content-creation/volta-coffee-roasters-gallery-2.jpg",
        alt: "The picture page of the magazine close up: coffee hills under a red sun, a bean on cream and a dripper on green.",
      },
    ],
    steps: [
      [
        "Five trips uphill",
        "We came in planting, flowering, harvest, drying and rain, with a notebook before a camera.",
      ],
      [
        "Facts checked by farmers",
        "Everyone named read the page about themselves before it was printed.",
      ],
      [
        "Drawings beside photographs",
        "What a camera cannot see, such as roots, yeast and time, we drew.",
      ],
      [
        "One text, four lengths",
        "Page, card, post and label are cut from the same text without changing its voice.",
      ],
    ],
    colour: "#c8553d",
    result: ["4", "minutes", "is how long readers stay with a note, longer than it takes to brew."],
    details: {
      screens: [
        {
          src: "screens/field-notes-roots.jpg",
          alt: "A page: a drawn coffee plant with its cherries above the ground and its roots, longer, below; “What a root knows”.",
          caption: "The third note. What a camera cannot see, we drew.",
        },
      ],
    },
  },
  {
    slug: "ask-the-nurse",
    title: "Ask the Nurse",
    client: "Asaase Community Clinic",
    date: "2024-02-15",
    duration: "6 weeks",
    description:
      "Nurses answer the same thirty questions every week. We gave the answers a face, a drawing and a place where they can be found at night.\n\nThirty cards, each read by a doctor and tested with patients, in English, Twi and Ga. The clinic’s night line receives a quarter fewer calls.",
    mainImage: {
      src: "projects/content-creation/asaase-clinic-main.jpg",
      alt: "An open magazine: “She is hot, and it is two at night” in two columns, and pictures of two people, a leaf and pills; a medicine jar and a cup beside it.",
    },
    gallery: [
      {
        src: "projects/content-creation/asaase-clinic-gallery-1.jpg",
        alt: "A small photo set: a medicine jar and capsules on a round stage before a roll of green paper, the camera on its tripod.",
      },
      {
        src: "projects/content-creation/asaase-clinic-gallery-2.jpg",
        alt: "The picture page of the magazine close up: two people side by side, a leaf on gold and two capsules on red.",
      },
    ],
    steps: [
      [
        "Counting questions",
        "For two weeks the reception desk kept a tally. The list surprised even the doctors.",
      ],
      [
        "Plain words",
        "We wrote for a tired reader at two in the morning: short, calm and clear about when to come in.",
      ],
      [
        "Drawings that cannot hurt",
        "Symptoms are drawn, never photographed. A child should be able to look over a shoulder.",
      ],
      [
        "Kept up to date",
        "Each card carries the date of its last check and the name of the nurse who checked it.",
      ],
    ],
    colour: "#1f6b4a",
    result: ["1/4", "fewer calls", "reach the clinic’s night line since the cards are out."],
    details: {
      screens: [
        {
          src: "screens/ask-the-nurse-cards.jpg",
          alt: "Three cards on green with a moon, a capsule and two people: “She is hot, and it is two at night”, “I feel well. Can I stop the tablets?”, “What do I bring, and who may come along?”.",
          caption:
            "Three of thirty cards, each with the day of its last check and the nurse who checked it.",
        },
      ],
    },
  },
]
