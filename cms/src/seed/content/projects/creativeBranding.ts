import type { ProjectSeed } from "../../types.ts"
import { harmattanPackaging } from "../cases/harmattanPackaging.ts"

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
    mainImage: {
      src: "projects/creative-branding/harmattan-skincare-main.jpg",
      alt: "A family of packages on terracotta, two cartons, a tin and a gift box, each with the arch mark; a pump bottle and a jar in front.",
    },
    gallery: [
      {
        src: "projects/creative-branding/harmattan-skincare-gallery-1.jpg",
        alt: "Three flags in terracotta, gold and clay with the arch mark, moved by the wind, on green.",
      },
      {
        src: "projects/creative-branding/harmattan-skincare-gallery-2.jpg",
        alt: "Folded workwear in gold and terracotta with the arch mark on a woven label, three badges and a kente band beside it.",
      },
    ],
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
    colour: "#dd9068",
    result: [
      "29",
      "of 40 shelves",
      "moved the jars up to eye level in the first dry season, and nobody had asked them to.",
    ],
    quote: [
      "After the first round I sent them a note: handsome, not ours yet. After the second I sent the printer a date.",
      "Hawa Iddrisu",
      "Founder, Harmattan Skincare",
    ],
    details: harmattanPackaging,
  },
  {
    slug: "volta-coffee-roasters",
    title: "Volta Coffee Roasters",
    client: "Volta Coffee Roasters",
    date: "2025-02-19",
    duration: "12 weeks",
    link: "https://volta-coffee.example",
    description:
      "The coffee was known in Ho, the roastery was not: bags were plain, the shop had no sign and every wholesale customer printed a label of its own.\n\nWe gave the roastery one ring with a bean in it, three colours and a rule: black for the bag, terracotta for the people, gold for the street. Cartons, tins, aprons and flags follow it, and the wholesale labels came back of their own accord.",
    mainImage: {
      src: "projects/creative-branding/volta-coffee-roasters-main.jpg",
      alt: "A family of coffee packages on gold, two cartons, a tin and a sample box, each with the bean in its ring; a cup of coffee in front.",
    },
    gallery: [
      {
        src: "projects/creative-branding/volta-coffee-roasters-gallery-1.jpg",
        alt: "Three flags in black, terracotta and gold with the coffee bean in its ring, on crimson.",
      },
      {
        src: "projects/creative-branding/volta-coffee-roasters-gallery-2.jpg",
        alt: "Folded aprons in terracotta and black with the bean on a woven label, three badges and a kente band beside them.",
      },
    ],
    steps: [
      [
        "Behind the counter",
        "We worked two mornings in the shop and noted what guests call things. The menu uses their words.",
      ],
      [
        "Ring and bean",
        "The ring is a cup seen from above. Cut in half it becomes the handle on every carton.",
      ],
      [
        "Packed by hand",
        "Cartons fold without glue, because the roastery packs on Fridays with whoever is there.",
      ],
      ["Out in the street", "Flags and aprons came last. They are what people photograph."],
    ],
    quote: [
      "Our bag was copied within a month. Our pattern was not: people know it from across the aisle, and they come back for it.",
      "Yaw Darko",
      "Founder, Volta Coffee Roasters",
    ],
  },
  {
    slug: "asaase-clinic",
    title: "Asaase Clinic",
    client: "Asaase Community Clinic",
    date: "2024-09-12",
    duration: "11 weeks",
    link: "https://asaase-clinic.example",
    description:
      "A clinic does not want to look like a shop, and it should not look like an office either. Asaase’s patients trusted the nurses and could not find the building.\n\nA cross that grows a leaf, two greens and one calm typeface now lead from the junction to the right door. The same system marks the medicine bags, so that people who cannot read know morning from evening.",
    mainImage: {
      src: "projects/creative-branding/asaase-clinic-main.jpg",
      alt: "Cartons, a tin and a small box in green, white and gold, each with a cross that grows a leaf; a medicine jar and capsules in front.",
    },
    gallery: [
      {
        src: "projects/creative-branding/asaase-clinic-gallery-1.jpg",
        alt: "Three flags in two greens and gold with the leafed cross, on terracotta.",
      },
      {
        src: "projects/creative-branding/asaase-clinic-gallery-2.jpg",
        alt: "Folded green clinic wear with the leafed cross on a woven label, three badges and a kente band beside it.",
      },
    ],
    steps: [
      [
        "Finding the door",
        "We walked the way from the trotro stop with twelve patients, and counted where they asked.",
      ],
      [
        "Cross and leaf",
        "Asaase is the earth. The leaf says so without a word and keeps the cross from shouting.",
      ],
      [
        "Sun and moon",
        "Medicine bags carry a sun or a moon in the clinic’s colours. Nurses explain them once.",
      ],
      [
        "Clothes that say who helps",
        "Doctors, nurses and porters wear three greens. Patients named them correctly within a week.",
      ],
      [
        "Flags on the day",
        "Vaccination days are announced by flags on the road, seen from both directions.",
      ],
    ],
  },
  {
    slug: "kente-lane-market",
    title: "Kente Lane Market",
    client: "Kente Lane Weavers’ Cooperative",
    date: "2023-10-26",
    duration: "7 weeks",
    link: "https://kente-lane.example",
    description:
      "Buyers carried home cloth worth a month’s wages in a thin black bag, like everything else from the market. The weavers wanted the walk home to say where it came from.\n\nWe made a family of boxes, tins and bags from four colours of the lane and one mark. Each is sized to a strip of cloth, so that nothing is folded twice. The aprons of the stall holders carry the same label as the boxes.",
    mainImage: {
      src: "projects/creative-branding/kente-lane-market-main.jpg",
      alt: "Cartons, a tin and a small box in crimson, gold, white and green, each with the awning mark; a bowl of fruit in front, on indigo.",
    },
    gallery: [
      {
        src: "projects/creative-branding/kente-lane-market-gallery-1.jpg",
        alt: "Three flags in crimson, gold and green with the awning mark, on sand.",
      },
      {
        src: "projects/creative-branding/kente-lane-market-gallery-2.jpg",
        alt: "Folded aprons in green and gold with the awning mark on a woven label, three badges and a kente band beside them.",
      },
    ],
    steps: [
      [
        "Measuring cloth",
        "Strips, stoles and whole cloths come in five folded sizes. Five boxes were enough.",
      ],
      [
        "Four colours",
        "Crimson, gold, green and indigo are mixed from inks every printer in town has.",
      ],
      [
        "Made on the lane",
        "Boxes are folded by the same families that weave, and paid by the piece.",
      ],
      [
        "Market day",
        "Three flags at the junction show that the stalls are open. They are taken in when it rains.",
      ],
    ],
  },
]
