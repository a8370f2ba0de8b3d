import type { ServiceSeed } from "../../types.ts"

export const brandIdentityServices: ServiceSeed[] = [
  {
    title: "Naming & Verbal Identity",
    subtitle: "The word comes before the mark",
    description:
      "A name is said more often than it is seen. We find names that can be spoken in Twi, Ga, Ewe and English, are free to register and mean nothing foolish elsewhere. Then we write the sentences that belong to them.",
    additionalDescription:
      "We check registers and domain names ourselves and recommend a lawyer for the final search.",
    features: {
      Name: [
        "Two hundred ideas, five proposals",
        "Tested aloud in four languages",
        "Registers and domains checked",
      ],
      Voice: [
        "Ten sentences that sound like you",
        "Words you never use",
        "Letters and messages rewritten",
      ],
    },
    approach: [
      ["Frame", "We agree what the name has to do, and what it must not."],
      ["Invent", "A week of lists, alone and together, gives more than enough."],
      ["Test", "Strangers hear, spell and remember the best five."],
      ["Adopt", "We write the announcement and the first hundred sentences."],
    ],
  },
  {
    title: "Brand Campaigns",
    subtitle: "One idea, everywhere for six weeks",
    description:
      "A campaign is a promise repeated in many places. We develop one idea, prove that it works in a poster and a sentence, and carry it from the radio to the roundabout.",
    features: {
      Idea: ["One sentence, one picture", "Tested before it is paid for", "Room for surprise"],
      Everywhere: ["Radio, posters and posts", "Schedules and bookings", "Weekly figures"],
    },
    approach: [
      ["Brief", "We shorten your brief to five lines and read it back to you."],
      ["Propose", "Two ideas, each as a poster and a sentence."],
      ["Produce", "Everything is made in one go, so that it fits."],
      ["Steer", "Every Monday the figures decide what runs on."],
    ],
  },
  {
    title: "Brand Workshops",
    subtitle: "A day that settles the question",
    description: "Twelve people, one day, one page at the end.",
    isActive: false,
    features: {
      Before: ["Short interviews", "A wall of examples"],
      After: ["One agreed page", "Photographs of every step"],
    },
    approach: [
      ["Prepare", "We speak to everyone beforehand."],
      ["Collect", "The morning opens the question."],
      ["Choose", "The afternoon closes it."],
      ["Record", "You receive the page the same evening."],
    ],
  },
]
