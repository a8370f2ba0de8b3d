import type { ProjectSeed } from "../../types.ts"
import { kenteLaneMark } from "../cases/kenteLaneMark.ts"

export const logoBranding: ProjectSeed[] = [
  {
    slug: "kente-lane-market",
    title: "Kente Lane Market",
    client: "Kente Lane Weavers’ Cooperative",
    date: "2025-07-10",
    duration: "4 weeks",
    link: "https://kente-lane.example",
    description:
      "Every stall on the lane sells cloth, and every stall has an awning. The cooperative’s old logo was a drum, which nobody on the lane makes.\n\nFive scallops of an awning stand over six squares of cloth: a stall, seen from across the street. The mark can be sewn, stamped and painted with a ruler, and it reads at the size of a price tag.",
    mainImage: {
      src: "projects/logo-branding/kente-lane-market-mark.jpg",
      alt: "The market's mark as an object on a white plinth, between spools of thread: a striped awning in crimson and gold over six coloured squares of cloth.",
    },
    secondaryImages: [
      {
        src: "projects/logo-branding/kente-lane-market-stationery.jpg",
        alt: "A letterhead, a crimson envelope and gold cards with the awning mark, laid out on green with a pencil.",
      },
      {
        src: "projects/logo-branding/kente-lane-market-signage.jpg",
        alt: "A round white shop sign with the awning mark hangs from a bracket on a terracotta wall.",
      },
    ],
    steps: [
      [
        "A day on the lane",
        "We drew every awning between the junction and the mosque: forty-one, and no two alike.",
      ],
      [
        "Sixty sketches",
        "Sixty small drawings became five, and five became one after a test at arm’s length in the evening.",
      ],
      [
        "Ruler and string",
        "Every length in the mark is a multiple of one square, so that a sign painter can set it out without us.",
      ],
      [
        "Tags first",
        "Price tags were printed before the letterhead. That is where people meet the mark.",
      ],
    ],
    colour: "#a8321f",
    result: [
      "38",
      "of 40 stalls",
      "painted the mark on their own awnings within two months, with a ruler and without us.",
    ],
    quote: [
      "My signwriter set it out in chalk in a single morning. He asked who had drawn it. I told him: the ruler.",
      "Ama Serwaa",
      "Chair, Kente Lane Market",
    ],
    details: kenteLaneMark,
  },
  {
    slug: "harmattan-skincare",
    title: "Harmattan Skincare",
    client: "Harmattan Skincare",
    date: "2025-01-30",
    duration: "3 weeks",
    link: "https://harmattan-skincare.example",
    description:
      "Shea butter is sold in white tubs with a nut on the lid, and a shelf of nuts says nothing. Harmattan asked for a mark that remembers where the butter comes from.\n\nA window in a clay wall, a sun and two dunes: five shapes that hold in one colour, embossed in a lid or cut from a stencil. The arch became the label of every jar.",
    mainImage: {
      src: "projects/logo-branding/harmattan-skincare-mark.jpg",
      alt: "The skincare mark as a tablet on a plinth: an arch that frames a gold sun over two dunes.",
    },
    secondaryImages: [
      {
        src: "projects/logo-branding/harmattan-skincare-stationery.jpg",
        alt: "Letterhead, terracotta envelope and cards with the arch mark, laid out on blush with a pencil.",
      },
      {
        src: "projects/logo-branding/harmattan-skincare-signage.jpg",
        alt: "A round white sign with the arch, the sun and the dunes hangs on a sand-coloured wall.",
      },
    ],
    steps: [
      [
        "A week in Bolgatanga",
        "We photographed windows. The arch in the mark is one of them, with its proportions unchanged.",
      ],
      [
        "Five shapes",
        "Everything that could go went. The sun stayed because people pointed at it first.",
      ],
      [
        "Wax, tin and ink",
        "The lid is embossed, the carton printed, the soap pressed: one drawing serves all three.",
      ],
      ["Room to grow", "The dunes change colour from product to product, the window never does."],
    ],
  },
  {
    slug: "sankofa-schools",
    title: "Sankofa Schools",
    client: "Sankofa Schools Trust",
    date: "2024-03-21",
    duration: "4 weeks",
    description:
      "Sankofa is the bird that looks back to fetch what was left behind. There are as many drawings of it as there are schools named after it.\n\nOurs is built from two curves and a dot, so that a child can draw it from memory. Pupils of the first class did, four hundred times; we measured the drawings and moved one curve to where most of them had put it.",
    mainImage: {
      src: "projects/logo-branding/sankofa-schools-mark.jpg",
      alt: "The schools' mark as an object: a black bird of two curves that looks back and holds a gold egg in its beak.",
    },
    secondaryImages: [
      {
        src: "projects/logo-branding/sankofa-schools-stationery.jpg",
        alt: "Letterhead, black envelope and gold cards with the bird mark, laid out on crimson with a pencil.",
      },
      {
        src: "projects/logo-branding/sankofa-schools-signage.jpg",
        alt: "A round gold sign with the black bird and its red egg hangs on a green wall.",
      },
    ],
    steps: [
      [
        "Four hundred birds",
        "First-year pupils drew the bird after seeing it for ten seconds. The drawings decided the last form.",
      ],
      [
        "An egg that moves",
        "The egg in the beak carries each school’s colour. The bird is always black.",
      ],
      [
        "Chalk test",
        "The mark was drawn on blackboards by five teachers who had never held a ruler to it.",
      ],
      [
        "Badge and gate",
        "It is woven at eighteen millimetres for a collar and cut from steel at two metres for a gate.",
      ],
    ],
  },
  {
    slug: "blackstar-logistics",
    title: "Blackstar Logistics",
    client: "Blackstar Haulage & Logistics",
    date: "2023-08-17",
    duration: "5 weeks",
    link: "https://blackstar-logistics.example",
    description:
      "The company’s old sign had a lorry on it, a model that is no longer built. Drivers wanted the star back that their fathers had painted on the doors.\n\nThe star now stands over three dashes, the broken line down the middle of a road. At a hundred kilometres an hour only those two things are left, and they are enough.",
    mainImage: {
      src: "projects/logo-branding/blackstar-logistics-mark.jpg",
      alt: "The haulier's mark as an object: a black star above a road of three crimson dashes, on gold.",
    },
    secondaryImages: [
      {
        src: "projects/logo-branding/blackstar-logistics-stationery.jpg",
        alt: "Letterhead, crimson envelope and gold cards with the star and its road, laid out on indigo with a pencil.",
      },
      {
        src: "projects/logo-branding/blackstar-logistics-signage.jpg",
        alt: "A round gold sign with a black star over three crimson dashes hangs on an indigo wall.",
      },
    ],
    steps: [
      ["In the yard", "We photographed every star on every door. The oldest was painted in 1971."],
      [
        "Seen from the other lane",
        "We tested sketches on a tailgate, at night, from the cab behind.",
      ],
      [
        "Paint, vinyl, brass",
        "Doors are painted, trailers get vinyl, caps a brass pin. Each has its own drawing of the same star.",
      ],
      [
        "One road",
        "The dashes lean as the road does in a mirror, so the mark always points forward.",
      ],
    ],
  },
]
