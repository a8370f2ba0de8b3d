import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const uiuxPictures: ServicePictures = {
  heroImage: {
    src: "projects/web-design/asaase-clinic-gallery-1.jpg",
    alt: "The clinic's calendar in outline and in colour on a gold desk, with the phone's start page, five colour chips and a medicine jar.",
  },
  sideImage: {
    src: "services/uiux-side.jpg",
    alt: "A pane of amber glass with coloured cards stands before the pencilled sheet it was drawn from.",
  },
}

export const uiuxServices: ServiceSeed[] = [
  {
    title: "Product Design for Apps & Platforms",
    subtitle: "Screens that explain themselves",
    description:
      "We turn complicated work into clear steps. Our designers sit beside the people who will use the product, draw what they see and test it the same week, with the same people.",
    additionalDescription:
      "You receive a design system that your developers can build from directly: every state, every message and every size, named as they are named in the code.",
    features: {
      Research: [
        "Visits at the place of work",
        "Tasks watched, not opinions asked",
        "A map of the whole journey",
      ],
      Interface: [
        "Prototypes within a week",
        "Texts written with the design",
        "Light, dark and high contrast",
      ],
      Handover: [
        "Components with all their states",
        "Accessibility notes on every screen",
        "Reviews during development",
      ],
    },
    approach: [
      ["Watch", "We spend two days where the product is used, and count the detours."],
      ["Sketch", "Three quick ideas on paper are tested before one is drawn properly."],
      ["Prototype", "A clickable version goes through five tests, and changes after each."],
      ["Support", "We stay with your developers until the last screen is right."],
    ],
  },
  {
    title: "Usability Review",
    subtitle: "Five people, five tasks, one clear list",
    description:
      "You have a product and a feeling that something is wrong. In ten days we test it with five people, review it against the accessibility guidelines and hand over a list sorted by effect and effort.",
    features: {
      "What we look at": [
        "First use, errors and recovery",
        "Words, numbers and dates",
        "Keyboard and screen reader",
      ],
      "What you receive": [
        "Video of every test",
        "A list sorted by effect and effort",
        "Sketches for the ten worst places",
      ],
    },
    approach: [
      ["Choose tasks", "Together we pick the five tasks that matter most to your business."],
      ["Test", "Five people from your audience try them, and we keep quiet."],
      ["Sort", "Every finding gets a place, a cause and a proposal."],
      ["Improve", "After your changes we repeat the two worst tasks."],
    ],
  },
  {
    title: "Design Training",
    subtitle: "Your team learns to test with users",
    description: "Four mornings in which your own people plan, run and read a usability test.",
    isActive: false,
    features: {
      Practice: ["Your own product", "Real participants"],
      Tools: ["Checklists", "Templates for notes"],
    },
    approach: [
      ["Plan", "The team writes tasks."],
      ["Run", "Everyone leads one test."],
      ["Read", "Findings are sorted together."],
      ["Repeat", "A month later we watch the next round."],
    ],
  },
]
