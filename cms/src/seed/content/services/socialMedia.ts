import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const socialMediaPictures: ServicePictures = {
  heroImage: {
    src: "projects/social-media/sankofa-schools-gallery-1.jpg",
    alt: "Seven square prints pegged to two lines on a blush wall, with a book, a pencil, blocks, a schoolhouse, steps and the bird.",
  },
  sideImage: {
    src: "services/social-side.jpg",
    alt: "Three large speech bubbles piled up, with dots, rising bars and a heart on them.",
  },
}

export const socialMediaServices: ServiceSeed[] = [
  {
    title: "Social Media Management",
    subtitle: "Fewer posts, better kept promises",
    description:
      "We plan, write, draw and answer. Your channels get a rhythm that your team can keep up, a tone people recognise, and somebody who replies before they have gone elsewhere.",
    additionalDescription:
      "We never buy followers, never hide that something is an advertisement, and tell you when a channel is not worth your time.",
    features: {
      Plan: [
        "A calendar with room for today",
        "Two or three formats of your own",
        "Clear goals for each channel",
      ],
      Conversation: [
        "Answers within the hour by day",
        "Difficult cases agreed beforehand",
        "Praise and complaints reported",
      ],
      Figures: ["Enquiries before likes", "What we will stop doing", "One page a month"],
    },
    approach: [
      ["Listen", "For two weeks we read along and note what people really ask."],
      ["Choose", "Channels and formats are picked, and the rest is left out on purpose."],
      [
        "Keep the rhythm",
        "Posts are prepared two weeks ahead, and changed on the day if something happens.",
      ],
      ["Review", "Every month we stop one thing and try another."],
    ],
  },
  {
    title: "Campaigns & Community",
    subtitle: "Reasons to come back on Thursday",
    description:
      "Competitions, votes, series and small events that turn onlookers into neighbours. We write rules that are fair, prizes that fit and a plan for the day after.",
    features: {
      "Ideas with a purpose": [
        "Series with a fixed day",
        "Votes online and on paper",
        "Rules in plain words",
      ],
      People: ["Hosts from the community", "Moderation with patience", "Thanks by name"],
    },
    approach: [
      ["Invite", "The first ten participants are asked in person."],
      ["Begin small", "A pilot week shows what people enjoy."],
      ["Run", "Two people look after the community, every day of the campaign."],
      ["Hand over", "Your own team takes part from the start and continues alone."],
    ],
  },
  {
    title: "Paid Social",
    subtitle: "Advertising with a measured effect",
    description: "We plan, design and watch paid posts with small budgets and clear limits.",
    isActive: false,
    features: {
      Plan: ["Daily limits", "Tested pictures"],
      Control: ["Weekly report", "Stop rules"],
    },
    approach: [
      ["Set goals", "One figure decides."],
      ["Test", "Four versions run for three days."],
      ["Spend", "The best one gets the budget."],
      ["Stop", "It ends when the limit is reached."],
    ],
  },
]
