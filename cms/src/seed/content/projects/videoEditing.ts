import type { ProjectSeed } from "../../types.ts"
import { weaversHour } from "../cases/weaversHour.ts"

export const videoEditing: ProjectSeed[] = [
  {
    slug: "the-weavers-hour",
    title: "The Weaver’s Hour",
    client: "Kente Lane Weavers’ Cooperative",
    date: "2025-06-12",
    duration: "6 weeks",
    videoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    description:
      "Four minutes in the life of a loom, cut to the rhythm of its own sound. The film opens the cooperative’s shop and closes its talks; it has no spoken word, so it needs no translation.\n\nWe filmed one cloth from the first thread to the last seam, recorded the loom with six microphones and let its beat set every cut.",
    mainImage: {
      src: "screens/weavers-hour-plate.jpg",
      alt: "A frame of the film The Weaver's Hour: broad woven bands in gold, black, red and blue close up, the title over them.",
    },
    secondaryImages: [
      {
        src: "projects/video/kente-lane-market-secondary.jpg",
        alt: "A bowl of fruit on a round stage between two film lamps, in a dark studio.",
      },
      {
        src: "projects/video/kente-lane-market-secondary-2.jpg",
        alt: "A cutting table: on the screen the sun over a row of awnings, below it coloured blocks for the takes and a brass playhead.",
      },
    ],
    steps: [
      [
        "Sound before picture",
        "Two days of recording gave us a beat, a bass and a silence. The cut was built on them.",
      ],
      [
        "One cloth, nine days",
        "A fixed camera took a frame with every pass of the shuttle: 11,400 of them.",
      ],
      [
        "Colour as it is",
        "Gold thread misleads cameras. We graded against a piece of the cloth that lay on the desk.",
      ],
      [
        "Delivered for every screen",
        "Cinema, shop, phone and loop for the fair: four versions from one timeline.",
      ],
    ],
    colour: "#a8321f",
    result: [
      "81%",
      "of viewers",
      "stay for all four minutes. The cooperative’s earlier clips lost half of theirs in the first ten seconds.",
    ],
    quote: [
      "I have sat in that noise for thirty-one years. In the film I heard it for the first time.",
      "Kwaku Opoku",
      "Master weaver, Kente Lane",
    ],
    details: weaversHour,
  },
  {
    slug: "from-cherry-to-cup",
    title: "From Cherry to Cup",
    client: "Volta Coffee Roasters",
    date: "2025-01-16",
    duration: "5 weeks",
    videoUrl: "https://www.youtube.com/watch?v=YE7VzlLtp-4",
    description:
      "Guests of the roastery asked the same question at the counter every morning: why does this one cost more? Ninety seconds of animation follow a cherry from the tree to the cup and stop wherever a hand touches it.\n\nPaper shapes in four colours, one narrator in Ewe, Twi and English, and not a single technical term. The film runs in the shop without sound; the dearer lot now sells out first.",
    mainImage: {
      src: "projects/video/volta-coffee-roasters-main.jpg",
      alt: "Four frames of a storyboard on a rail, showing a cup from above, hills in the sun, a bean and a bag; film and a cup of coffee in front.",
    },
    secondaryImages: [
      {
        src: "projects/video/volta-coffee-roasters-secondary.jpg",
        alt: "A cup of coffee on a round stage between two film lamps, in a dark studio.",
      },
      {
        src: "projects/video/volta-coffee-roasters-secondary-2.jpg",
        alt: "A cutting table: on the screen green hills under a red sun, below it coloured blocks for the takes and a brass playhead.",
      },
    ],
    steps: [
      [
        "A script read aloud",
        "We read eleven drafts to guests and struck every sentence that someone had to ask about.",
      ],
      [
        "Paper hills",
        "Hills, beans and cups were cut from paper, photographed and moved frame by frame.",
      ],
      [
        "Three voices",
        "Each language has its own narrator and timing. The pictures wait for the voice, never the reverse.",
      ],
      ["Light to send", "The film is 6 MB, small enough to pass on from phone to phone."],
    ],
  },
  {
    slug: "harbour-at-night",
    title: "Harbour at Night",
    client: "Blackstar Haulage & Logistics",
    date: "2024-06-27",
    duration: "8 weeks",
    videoUrl: "https://vimeo.com/1084537",
    description:
      "A recruitment film about the people who work while the city sleeps: crane drivers, dispatchers, the cook at gate four. Blackstar wanted applicants who know what they are applying for.\n\nWe filmed five nights without actors, and the journeys in between with a model on a table. Applications fell in number and rose in quality; nine of ten new drivers were still there after a year.",
    mainImage: {
      src: "projects/video/blackstar-logistics-main.jpg",
      alt: "Four frames of a storyboard on a rail, showing a road at sunset, a lorry, stacked containers and a star; a toy lorry and film in front.",
    },
    secondaryImages: [
      {
        src: "projects/video/blackstar-logistics-secondary.jpg",
        alt: "A toy lorry on a round stage between two film lamps, in a dark studio.",
      },
      {
        src: "projects/video/blackstar-logistics-secondary-2.jpg",
        alt: "A cutting table: on the screen a road that runs into the setting sun, below it coloured blocks for the takes and a brass playhead.",
      },
    ],
    steps: [
      [
        "Nights without a camera",
        "We spent two nights without filming, until nobody looked up when we came in.",
      ],
      [
        "Two small lamps",
        "Sodium light and headlights give the film its colours. We used our own lamps only for the model shots.",
      ],
      [
        "Cutting from faces",
        "The first cut had no machines at all. We added them back only where someone looks at them.",
      ],
      [
        "Captions as design",
        "Titles and subtitles share one typeface and one place, so the film works without sound.",
      ],
    ],
    colour: "#27357e",
    result: ["9/10", "new drivers", "were still there after a year."],
  },
  {
    slug: "a-seat-for-everyone",
    title: "A Seat for Everyone",
    client: "Sankofa Schools Trust",
    date: "2023-11-23",
    duration: "3 weeks",
    description:
      "A film for one evening: parents of five schools met for the first time and saw what their children had said about each other’s classrooms. It was made for that room, so it is not shown here; the stills give an idea of it.\n\nTwelve minutes, cut from nine hours of conversations between seven-year-olds. Nobody over ten speaks.",
    mainImage: {
      src: "projects/video/sankofa-schools-main.jpg",
      alt: "Four frames of a storyboard on a rail, showing an open book, a pencil, building blocks and a schoolhouse; film and a pile of books in front.",
    },
    secondaryImages: [
      {
        src: "projects/video/sankofa-schools-secondary.jpg",
        alt: "A pile of books with a red ball on top, on a round stage between two film lamps, in a dark studio.",
      },
      {
        src: "projects/video/sankofa-schools-secondary-2.jpg",
        alt: "A cutting table: on the screen a small schoolhouse, below it coloured blocks for the takes and a brass playhead.",
      },
    ],
    steps: [
      [
        "Questions by children",
        "The pupils wrote the questions. Ours, they said, were about furniture.",
      ],
      [
        "A set of blocks",
        "Between the voices, building blocks act out what is told, on a table in the school hall.",
      ],
      ["Consent, twice", "Families agreed before the recording and again after seeing the cut."],
      [
        "One showing",
        "The film was shown once, on a borrowed projector. The schools keep the only copy.",
      ],
    ],
  },
]
