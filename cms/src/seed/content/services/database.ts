import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const databasePictures: ServicePictures = {
  heroImage: {
    src: "services/data.jpg",
    alt: "Glass beads counted onto seven brass rods make a chart that rises to the right; three loose beads lie on a string in front.",
  },
  sideImage: {
    src: "services/database-side.jpg",
    alt: "A card cabinet with coloured drawers; one is open, and its cards stand in order.",
  },
}

export const databaseServices: ServiceSeed[] = [
  {
    title: "Database Design & Creation",
    subtitle: "Every fact once, in the right place",
    description:
      "A good database makes the right thing easy and the wrong thing impossible. We design structures that keep their order while your business changes, and move your spreadsheets into them without losing a row.",
    additionalDescription:
      "Data about people is kept as small as possible and deleted on time. We work according to Ghana’s Data Protection Act and document every field.",
    features: {
      Structure: [
        "A model your staff can read",
        "Rules enforced by the database itself",
        "History of every important change",
      ],
      Migration: [
        "Duplicates found and merged",
        "Trial runs with real data",
        "Totals that agree to the pesewa",
      ],
      Reporting: [
        "Answers in seconds",
        "Read-only access for analysts",
        "Reports that explain their figures",
      ],
    },
    approach: [
      ["Collect", "We gather every list, sheet and notebook in which the data lives today."],
      [
        "Model",
        "On one large sheet of paper we draw things and relations together with your staff.",
      ],
      ["Move", "Three trial runs come before the real one, and each is compared line by line."],
      ["Settle in", "For a month we answer every question the same day."],
    ],
  },
  {
    title: "Database Management & Backup",
    subtitle: "Someone looks after it, every night",
    description:
      "We watch over databases in your office or in the cloud: backups that are really restored, updates without surprises and queries that stay fast as the data grows.",
    features: {
      Safety: [
        "Encrypted backups in two places",
        "Restores rehearsed every month",
        "Access reviewed every quarter",
      ],
      Speed: [
        "Slow queries found and repaired",
        "Growth planned a year ahead",
        "Maintenance at night",
      ],
    },
    approach: [
      ["Inspect", "A health check shows load, gaps and risks in three days."],
      ["Secure", "Backup and access are put in order first."],
      ["Tune", "We repair the ten slowest queries and measure the effect."],
      ["Watch", "Monitoring and a monthly letter keep it that way."],
    ],
  },
  {
    title: "Data Cleaning",
    subtitle: "From four lists to one",
    description: "We merge customer lists and correct names, numbers and addresses.",
    isActive: false,
    features: {
      Method: ["Rules you approve", "Every change recorded"],
      Result: ["One clean list", "A way to keep it clean"],
    },
    approach: [
      ["Compare", "Duplicates are proposed, not deleted."],
      ["Decide", "Your staff settle doubtful cases."],
      ["Merge", "The new list is built in one night."],
      ["Keep", "Checks at the entrance prevent new ones."],
    ],
  },
]
