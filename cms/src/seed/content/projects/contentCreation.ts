import type { ProjectSeed } from "../../types.ts"

export const contentCreation: ProjectSeed[] = [
  {
    slug: "a-year-of-soups",
    title: "A Year of Soups",
    client: "Palmline Foods",
    date: "2025-08-28",
    duration: "12 months",
    description:
      "Fifty-two soups, one for each week, cooked by people who were taught them at home. Photographs, short texts and recipes that name the price of the ingredients on the day.\n\nThe series became the reason people open Palmline's newsletter. A printed collection sold out at the Christmas market.",
    steps: [
      [
        "Finding the cooks",
        "We asked customers whose soup they miss, and called those people first.",
      ],
      [
        "One table, one window",
        "All pictures were taken on the same table by daylight, so that the soups can be compared.",
      ],
      ["Tested twice", "Every recipe was cooked again by someone who had never made it."],
      [
        "Written to be forwarded",
        "Each piece fits on one phone screen, with the shopping list at the end.",
      ],
    ],
  },
  {
    slug: "first-class-first-day",
    title: "First Class, First Day",
    client: "Sankofa Schools Trust",
    date: "2025-03-06",
    duration: "5 weeks",
    description:
      "Admissions material usually shows buildings. We made a series about one hour: the first one, in five schools, seen from the height of a six-year-old.\n\nTwenty photographs and five short texts answer what parents really ask, from who holds my child's hand to what happens at lunch.",
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
  },
  {
    slug: "field-notes-from-ho",
    title: "Field Notes from Ho",
    client: "Volta Coffee Roasters",
    date: "2024-10-31",
    duration: "10 weeks",
    description:
      "Coffee bags say high altitude and stop there. These eight field notes follow one lot from the nursery to the cup, with the people, the weather and the mistakes.\n\nEach note is a page, a set of pictures and a card in the bag. Readers stay for four minutes on average, longer than it takes to brew.",
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
  },
  {
    slug: "ask-the-nurse",
    title: "Ask the Nurse",
    client: "Asaase Community Clinic",
    date: "2024-02-15",
    duration: "6 weeks",
    description:
      "Nurses answer the same thirty questions every week. We gave the answers a face, a drawing and a place where they can be found at night.\n\nThirty cards, each read by a doctor and tested with patients, in English, Twi and Ga. The clinic's night line receives a quarter fewer calls.",
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
  },
  {
    slug: "twelve-seams",
    title: "Twelve Seams",
    client: "Osu Tailors' Guild",
    date: "2023-09-14",
    duration: "4 weeks",
    description:
      "A guild of tailors wanted apprentices. Instead of advertising the trade we showed it: twelve seams, from running stitch to welt pocket, each in four pictures and a paragraph.\n\nWorkshops hang the series on the wall. Twenty-six young people asked for a place within two months, and nineteen stayed.",
    steps: [
      [
        "Choosing twelve",
        "Three masters argued for an evening about which seams matter. The list is theirs.",
      ],
      ["Hands only", "Light from the side, dark ground, no faces: the thread is what moves."],
      [
        "Words from the bench",
        "The texts are transcripts of what a master says while sewing, shortened and nothing else.",
      ],
      ["Posters and posts", "The same twelve pieces work at sixty centimetres and at six."],
    ],
  },
]
