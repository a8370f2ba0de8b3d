import type { ProjectSeed } from "../../types.ts"

export const logoBranding: ProjectSeed[] = [
  {
    slug: "nsuo-water",
    title: "Nsuo Water",
    client: "Nsuo Purified Water",
    date: "2025-07-10",
    duration: "4 weeks",
    link: "https://nsuo-water.example",
    description:
      "Sachet water is bought in a second, through a car window. Nsuo needed a mark that reads at that speed, in one colour, on plastic that stretches.\n\nThree stacked waves form the letter N. The mark holds at eight millimetres, survives a misaligned print and can be drawn by hand on a kiosk wall.",
    steps: [
      [
        "At the roadside",
        "We bought forty sachets at six junctions, and noted which ones we could name from a moving car.",
      ],
      [
        "Sixty sketches",
        "Sixty small drawings became five, and five became one after a test at arm's length in the dark.",
      ],
      [
        "Stretch and shift",
        "The printer's worst roll was our test: 4 mm of shift and 6 per cent of stretch.",
      ],
      [
        "Drawing by hand",
        "A one-page guide shows sign painters how to build the mark with a string and a nail.",
      ],
    ],
  },
  {
    slug: "odo-bakery",
    title: "Ɔdɔ Bakery",
    client: "Ɔdɔ Bakery",
    date: "2025-01-30",
    duration: "3 weeks",
    description:
      "Ɔdɔ means love, and the bakery's open letters are its name. Most typefaces draw the Ɔ badly or not at all, so the old logo had borrowed a C and turned it round.\n\nWe drew the four letters as loaves with a scored top, round where the dough rises and flat where it rests. The letters now lead a small alphabet for price tags and boxes.",
    steps: [
      [
        "Letters first",
        "We studied how Ɔ is written by hand in school books and on tro-tros before we drew it.",
      ],
      [
        "Dough and blade",
        "The scored line came from the baker's own cut. It gives every letter its direction.",
      ],
      [
        "In flour and ink",
        "The mark works as a stencil for flour, as a stamp and as a sign cut from one sheet of steel.",
      ],
      [
        "A small alphabet",
        "Thirty-four glyphs, in Twi and English, let the shop write its own tags.",
      ],
    ],
  },
  {
    slug: "kwahu-paragliding",
    title: "Kwahu Air",
    client: "Kwahu Air Paragliding Club",
    date: "2024-03-21",
    duration: "4 weeks",
    description:
      "Once a year the ridge fills with wings. The club wanted a mark for the other eleven months, when it teaches, guides and rescues.\n\nA wing and the ridge share one line. Turned over, the wing becomes a valley, which is how beginners see it. The mark is sewn in four colours and flies at nine square metres.",
    steps: [
      [
        "On the ridge",
        "Our designer took a tandem flight and came back with the line that became the mark.",
      ],
      [
        "Seen from below",
        "We tested the mark at the height of a flight: it reads from three hundred metres.",
      ],
      [
        "Sewn, not printed",
        "Sail makers told us which curves can be sewn. Two corners became rounder for it.",
      ],
      [
        "Rescue colours",
        "Helmets and vests use the one colour that is found nowhere else on the mountain.",
      ],
    ],
  },
  {
    slug: "makola-ledger",
    title: "Makola Ledger",
    client: "Makola Ledger",
    date: "2023-08-17",
    duration: "5 weeks",
    link: "https://makola-ledger.example",
    description:
      "An app in which market women keep their books had a logo with a rocket. Its users asked what a rocket had to do with tomatoes.\n\nThe new mark is a tally: four strokes and a band across, the way sales have been counted on Makola's doorposts for generations. It animates as a sale is entered, and everyone understands it at once.",
    steps: [
      [
        "Asking the users",
        "We showed the old logo to thirty traders. Nobody connected it with money or with order.",
      ],
      [
        "The oldest sign",
        "Tally marks on posts, crates and notebooks led us to the idea within a day.",
      ],
      [
        "Small and moving",
        "On the phone the fifth stroke draws itself when a sale is stored, in under a fifth of a second.",
      ],
      [
        "A calm rollout",
        "The app changed first, then the kiosks, then the street. No one had to ask whether it was still theirs.",
      ],
    ],
  },
]
