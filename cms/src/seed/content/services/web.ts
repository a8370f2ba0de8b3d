import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const webPictures: ServicePictures = {
  heroImage: {
    src: "projects/web-design/kente-lane-market-main.jpg",
    alt: "A monitor with the market's home page, “Ask who wove it. We know.” beside a hanging cloth; a crate of fruit and folded cloth stand beside it.",
  },
  sideImage: {
    src: "services/web-side.jpg",
    alt: "One page on a phone, a tablet and a monitor that climb three coloured steps.",
  },
}

export const webServices: ServiceSeed[] = [
  {
    title: "Web Design & Development",
    subtitle: "Sites that open fast, read well and earn their keep",
    description:
      "We design and build websites for people on the move: on a phone, on a bus, on the last of the day’s data. Every page is light, every form forgiving, and every text written before the first colour is chosen.",
    additionalDescription:
      "A site is finished when your own team can run it. You receive the source, a short handbook and an afternoon of training, and you may leave us whenever you like.",
    features: {
      "Design that belongs to you": [
        "Research with real customers",
        "Wireframes tested on real phones",
        "A visual language made for your brand",
      ],
      "Engineering you can trust": [
        "Pages below 250 KB",
        "Accessible by keyboard and screen reader",
        "Measured speed before and after launch",
      ],
      "Care after launch": [
        "Monthly updates and backups",
        "Search and speed report every quarter",
        "One person to call",
      ],
    },
    approach: [
      [
        "Understand",
        "We talk to your customers and read your figures until we can say in one sentence what the site must do.",
      ],
      [
        "Shape",
        "Structure and texts come first, as clickable sketches that you can show to anyone.",
      ],
      [
        "Build",
        "Every week you see the real thing on a private address, and change your mind while it is cheap.",
      ],
      [
        "Launch and learn",
        "We move the old addresses, watch the first weeks closely and improve what visitors stumble over.",
      ],
    ],
  },
  {
    title: "Online Shops",
    subtitle: "Mobile money, cards and cash, on one calm screen",
    description:
      "A shop must answer three questions at once: what is it, what does it cost with delivery, and how do I pay. We build shops that do so, connect them to the payment services people in Ghana use, and keep stock and orders in one list.",
    additionalDescription:
      "We start with your twenty best products. A shop that sells twenty things well is easy to extend; the reverse is hard.",
    features: {
      "A checkout people finish": [
        "One screen, no account needed",
        "Mobile money, card or payment on collection",
        "Delivery prices before the last step",
      ],
      "Everyday work made short": [
        "One list of orders and stock",
        "Invoices and labels that print well",
        "Discounts that end by themselves",
      ],
    },
    approach: [
      [
        "Choose",
        "We pick the first products, photograph them and write what customers ask at the counter.",
      ],
      ["Connect", "Payment, delivery and bookkeeping are connected and tried with real money."],
      ["Open", "A quiet opening with your regular customers shows what to improve."],
      ["Grow", "Figures tell us which product, which text and which price come next."],
    ],
  },
  {
    title: "Website Rescue",
    subtitle: "For sites that have become slow, strange or silent",
    description:
      "We take over websites whose makers cannot be reached, find out what they do and make them safe again, before anything is redesigned.",
    isActive: false,
    features: {
      "First aid": ["Backup before anything else", "Access and addresses back in your hands"],
      Recovery: ["Updates in small steps", "A plain list of what to keep"],
    },
    approach: [
      ["Secure", "We copy everything and change every password."],
      ["Examine", "Two days later you have a list of faults, sorted by risk."],
      ["Repair", "Faults are repaired one by one, each with a way back."],
      ["Decide", "Only then do we discuss whether a new site is worth it."],
    ],
  },
]
