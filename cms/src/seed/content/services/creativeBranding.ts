import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const creativeBrandingPictures: ServicePictures = {
  heroImage: {
    src: "projects/logo-branding/kente-lane-market-signage.jpg",
    alt: "A round white shop sign with the awning mark hangs from a bracket on a terracotta wall.",
  },
  sideImage: {
    src: "services/branding-side.jpg",
    alt: "A white carrier bag with a woven mark and handles of kente band, a gift box and a tin beside it.",
  },
}

export const creativeBrandingServices: ServiceSeed[] = [
  {
    title: "Brand Identity",
    subtitle: "A name, a mark and a weave that hold together",
    description:
      "An identity is a promise that people recognise. We find yours in what you already do well, draw it as simply as possible and give it rules short enough to be followed.",
    additionalDescription:
      "Everything is tried on the hardest material first: a stamp, a sign painter’s wall, a grey photocopy. What survives there works anywhere.",
    features: {
      Strategy: [
        "Interviews inside and outside",
        "One sentence everyone can repeat",
        "Name and tone of voice",
      ],
      Design: [
        "Logo, colours and typefaces",
        "A pattern of your own",
        "Photographs and drawings in one style",
      ],
      Guidelines: [
        "Twenty pages at most",
        "Templates for your own software",
        "A help line for printers",
      ],
    },
    approach: [
      ["Listen", "We talk to ten people who know you and three who chose someone else."],
      ["Define", "One page says who you are, for whom, and what you will not do."],
      ["Draw", "Two directions are developed in depth; you see both on real things."],
      ["Introduce", "We plan the change with you, from the signboard to the e-mail signature."],
    ],
  },
  {
    title: "Packaging & Print",
    subtitle: "Things people pick up, keep and show",
    description:
      "Labels, boxes, menus, books and shop signs, designed with the printer at the table. We know the presses in Accra and what they can do on a good day and on a bad one.",
    features: {
      "Designed to be made": [
        "Proofs on the real stock",
        "Inks any printer can mix",
        "Fewer parts, less waste",
      ],
      "Designed to be found": [
        "Legible at two metres",
        "Contents and dates in plain sight",
        "Bar codes that scan",
      ],
    },
    approach: [
      ["Look at the shelf", "We photograph where your product stands and what stands beside it."],
      ["Build", "White dummies come before any graphics, because the hand decides first."],
      ["Proof", "Every colour is proofed on the machine that will print it."],
      ["Print", "We stand at the press for the first sheets and sign them with you."],
    ],
  },
  {
    title: "Brand Audit",
    subtitle: "An honest look at what you already have",
    description:
      "In two weeks we collect everything that carries your name and tell you what to keep.",
    isActive: false,
    features: {
      Collection: ["Every sign, page and letter", "Photographs of daily use"],
      Judgement: ["What people recognise", "What contradicts itself"],
    },
    approach: [
      ["Collect", "We gather what is in use."],
      ["Compare", "Everything hangs on one wall."],
      ["Ask", "Twelve customers tell us what they recognise."],
      ["Report", "You receive ten pages and one afternoon."],
    ],
  },
]
