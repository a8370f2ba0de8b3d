import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const mobilePictures: ServicePictures = {
  heroImage: {
    src: "projects/web-design/blackstar-logistics-gallery-2.jpg",
    alt: "Three phones on a black rail show a delivery's stations, a parcel and the list of trips; a tied parcel stands in front.",
  },
  sideImage: {
    src: "services/mobile-side.jpg",
    alt: "Five bands of cloth pour out of a phone's screen and down to the ground.",
  },
}

export const mobileServices: ServiceSeed[] = [
  {
    title: "Android & iOS Apps",
    subtitle: "Apps that work with one bar of signal",
    description:
      "We build one app for both systems, small enough to download on the road and patient enough to wait for a connection. What people enter is never lost, even if the battery is.",
    additionalDescription:
      "Before the first line of code we ask whether an app is needed at all. In a third of all cases a good website does the work for less.",
    features: {
      "Made for real phones": [
        "Below 15 MB to download",
        "Works offline and catches up",
        "Tested on phones five years old",
      ],
      "Made to be trusted": [
        "Permissions only when needed",
        "Payments through approved services",
        "Data encrypted on the phone",
      ],
      "Made to last": [
        "One code for both systems",
        "Automatic tests before every release",
        "Store pages and updates included",
      ],
    },
    approach: [
      [
        "Prove the need",
        "A clickable prototype in the hands of ten people shows whether the app earns its place.",
      ],
      ["Build the core", "The one task that matters is finished first and used by a pilot group."],
      ["Release", "We take care of store reviews, signing and a slow, watched roll-out."],
      ["Improve", "Crash reports and reviews are read every week, and answered."],
    ],
  },
  {
    title: "Mobile Money Integration",
    subtitle: "From button to receipt in four seconds",
    description:
      "We connect apps and websites to mobile money and cards, handle everything that can go wrong in between and reconcile payments with your books every night.",
    features: {
      "Payments without fear": [
        "Every payment exactly once",
        "Clear words when the network fails",
        "Receipts by text message",
      ],
      "Order in the books": [
        "Nightly reconciliation",
        "Refunds with two signatures",
        "Reports for your accountant",
      ],
    },
    approach: [
      ["Map the flow", "We draw every path a payment can take, including the seven that fail."],
      ["Connect", "Test accounts first, then small real sums on all networks."],
      ["Break it", "We cut connections on purpose until nothing is charged twice."],
      ["Watch", "An alarm rings before a customer has to call."],
    ],
  },
  {
    title: "App Takeover",
    subtitle: "A new home for the app you already have",
    description: "We take over existing apps, bring them up to date and back into the stores.",
    isActive: false,
    features: {
      Check: ["Code and licences", "Store accounts"],
      Renewal: ["Current system versions", "Automatic tests"],
    },
    approach: [
      ["Inspect", "A week of reading comes first."],
      ["Stabilise", "Crashes are repaired before features."],
      ["Update", "The app is lifted to current systems."],
      ["Continue", "A plan covers the next six months."],
    ],
  },
]
