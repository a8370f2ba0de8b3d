import type { ProjectSeed } from "../../types.ts"

export const creativeBranding: ProjectSeed[] = [
  {
    slug: "harmattan-skincare",
    title: "Harmattan Skincare",
    client: "Harmattan Skincare",
    date: "2025-08-05",
    duration: "9 weeks",
    link: "https://harmattan-skincare.example",
    description:
      "When the dry wind comes, everyone in Accra reaches for shea butter, and every jar looks the same. Harmattan wanted to be recognised from across the market without looking like a perfume.\n\nWe took the dust itself as the idea: pale grounds, one horizon line and a pattern of drifting checks that thickens with the strength of the product. Nine jars, three languages and one stamp that any printer in town can reproduce.",
    steps: [
      [
        "Shelf walk",
        "We photographed forty shelves in Makola and Osu, and marked the colours that nobody was using.",
      ],
      [
        "One idea, drawn",
        "Of five directions the horizon line survived every test, from a lip balm to the side of a van.",
      ],
      [
        "Pattern system",
        "The checks grow denser from light lotion to pure butter, so that customers choose by eye.",
      ],
      [
        "Print without surprises",
        "We proofed with three local printers, wrote down their inks and kept to two colours per label.",
      ],
    ],
  },
  {
    slug: "sankofa-schools",
    title: "Sankofa Schools",
    client: "Sankofa Schools Trust",
    date: "2025-02-19",
    duration: "12 weeks",
    description:
      "Five schools had five crests, four spellings of the motto and one shared bank account. Parents were not sure whether they belonged together.\n\nThe new identity gives each school its own weave and all of them one thread. Pupils drew the first patterns; we put them on a grid, chose the colours and made uniforms, signs and report cards from them.",
    steps: [
      [
        "Workshop with pupils",
        "Eighty children folded, cut and wove paper. Eleven of their patterns are now part of the identity.",
      ],
      [
        "A family of weaves",
        "Each school keeps its colour and gains a pattern. Side by side the five patterns join at the seams.",
      ],
      [
        "Uniforms first",
        "Cloth is what people see every day, so we began with the fabric and drew the letterhead last.",
      ],
      [
        "A guide for the office",
        "Templates for letters, certificates and notices work in the software the schools already have.",
      ],
    ],
  },
  {
    slug: "adinkra-hotel",
    title: "Adinkra House Hotel",
    client: "Adinkra House",
    date: "2024-09-12",
    duration: "11 weeks",
    link: "https://adinkra-house.example",
    description:
      "A family hotel with twelve rooms near Elmina competed with resorts ten times its size, and copied their look. Guests, however, wrote about something else: the stories told at dinner.\n\nEach room now has a symbol, a proverb and a colour, and the key, the bill and the breakfast card continue its story. Guests photograph the keys. Direct bookings rose by a third.",
    steps: [
      [
        "Reading the guest book",
        "Nine years of entries told us what people remember. The pool was mentioned twice, the grandmother's stories 212 times.",
      ],
      [
        "Twelve symbols",
        "An elder from the town helped us to choose symbols with care and to write their meaning down correctly.",
      ],
      [
        "Things you can hold",
        "Keys, tags and cards are made within thirty kilometres of the house, of wood, brass and cotton paper.",
      ],
      [
        "Signs and letters",
        "One typeface with generous spacing leads guests in daylight and by lantern.",
      ],
      [
        "Opening night",
        "We set the tables for the first evening ourselves, and corrected two cards the next morning.",
      ],
    ],
  },
  {
    slug: "palmline-foods",
    title: "Palmline Foods",
    client: "Palmline Foods",
    date: "2023-10-26",
    duration: "7 weeks",
    description:
      "Palmline makes red palm oil, shito and dried peppers that cooks swear by. Supermarkets liked the taste and refused the labels, which ran in the cold chain and hid the contents.\n\nWe turned the label into a band that wraps every container, in colours that tell heat from mild at two metres. The same band works on glass, tin and sachet. Three supermarket chains took the range in its first month.",
    steps: [
      [
        "Kitchen interviews",
        "Twelve cooks showed us how they pick a jar and what makes them put it back.",
      ],
      [
        "The band",
        "One strip, three widths: it holds name, heat and date, and leaves the food visible.",
      ],
      [
        "Cold and wet tests",
        "We froze, soaked and scratched proofs for a week, and changed the ink twice.",
      ],
      [
        "Ready for the shelf",
        "Bar codes, nutrition tables and export labels were checked with the retailers' own lists.",
      ],
    ],
  },
]
