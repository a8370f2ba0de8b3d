import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const softwarePictures: ServicePictures = {
  heroImage: {
    src: "projects/web-design/blackstar-logistics-main.jpg",
    alt: "A phone with the driver's three large buttons, Moving, Standing and Help, between tied parcels and a lorry.",
  },
  sideImage: {
    src: "services/software-side.jpg",
    alt: "Open cubes in white, gold and green nested in one another, a brass ball in the innermost.",
  },
}

export const softwareServices: ServiceSeed[] = [
  {
    title: "Custom Business Software",
    subtitle: "Software shaped like your work, not the reverse",
    description:
      "Some work fits no ready-made product: the way you quote, plan, weigh, rent or certify. We write software for it, in small steps that are useful from the first month.",
    additionalDescription:
      "You own the code, the data and the documentation. We write it so that another company could take over tomorrow, and work so that you will not want to.",
    features: {
      "Useful early": [
        "First version within six weeks",
        "Decisions every two weeks",
        "Old and new run side by side",
      ],
      "Solid inside": [
        "Automatic tests for every rule",
        "Every change recorded",
        "Roles and rights by task",
      ],
      Open: [
        "Standard technology",
        "Import and export of all data",
        "Documentation in plain words",
      ],
    },
    approach: [
      [
        "Follow the paper",
        "We follow one order through your company and copy every form it touches.",
      ],
      ["Agree on words", "A shared glossary prevents half of all later mistakes."],
      ["Deliver in slices", "Each slice replaces one form completely, so that nobody works twice."],
      ["Hand over", "Operation, backup and emergencies are practised with your people."],
    ],
  },
  {
    title: "Systems Integration",
    subtitle: "Programs that talk to each other",
    description:
      "Accounts, warehouse, shop and tax reporting usually know nothing of each other, and someone types in between. We connect them, watch over the connection and tell you when it stumbles.",
    features: {
      "Connections that hold": [
        "Every message exactly once",
        "Queues for bad days",
        "Alarms before customers notice",
      ],
      "Less typing": [
        "Orders straight to the warehouse",
        "Invoices straight to the books",
        "One list of customers",
      ],
    },
    approach: [
      [
        "List the handovers",
        "We note every place where someone copies from one screen to another.",
      ],
      ["Choose the worst", "The three most expensive handovers come first."],
      ["Connect", "Each connection runs beside the old way for two weeks."],
      ["Switch over", "When both agree every day, the typing ends."],
    ],
  },
  {
    title: "Legacy Modernisation",
    subtitle: "New foundations under a running business",
    description: "We replace old systems piece by piece while you keep working with them.",
    isActive: false,
    features: {
      Safety: ["Tests around the old system", "A way back at every step"],
      Progress: ["One part per quarter", "Visible results"],
    },
    approach: [
      ["Fence", "Tests describe what the old system does."],
      ["Separate", "One part gets a clear border."],
      ["Replace", "The new part runs in parallel."],
      ["Retire", "The old part is switched off and archived."],
    ],
  },
]
