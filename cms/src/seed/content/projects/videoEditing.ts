import type { ProjectSeed } from "../../types.ts"

export const videoEditing: ProjectSeed[] = [
  {
    slug: "the-weavers-hour",
    title: "The Weaver's Hour",
    client: "Kente Lane Weavers' Cooperative",
    date: "2025-06-12",
    duration: "6 weeks",
    videoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    description:
      "Four minutes in the life of a loom, cut to the rhythm of its own sound. The film opens the cooperative's shop and closes its talks; it has no spoken word, so it needs no translation.\n\nWe filmed one cloth from the first thread to the last seam, recorded the loom with six microphones and let its beat set every cut.",
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
  },
  {
    slug: "how-money-moves",
    title: "How Mobile Money Moves",
    client: "Akwaaba Savings Union",
    date: "2025-01-16",
    duration: "5 weeks",
    videoUrl: "https://www.youtube.com/watch?v=YE7VzlLtp-4",
    description:
      "Members of a savings union trusted the cash box and not the telephone. Ninety seconds of animation show what happens between pressing send and hearing the tone at the other end.\n\nPaper shapes in four colours, one narrator in Twi, Ewe, Ga and English, and not a single technical term. Branches play it in the waiting room; deposits by telephone doubled within a quarter.",
    steps: [
      [
        "A script read aloud",
        "We read eleven drafts to members and struck every sentence that someone had to ask about.",
      ],
      [
        "Paper characters",
        "People and coins were cut from paper, scanned and rigged, so that they move like a puppet play.",
      ],
      [
        "Four voices",
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
      "A recruitment film about the people who work while the city sleeps: crane drivers, dispatchers, the cook at gate four. Blackstar wanted applicants who know what they are applying for.\n\nWe filmed five nights with available light and no actors. Applications fell in number and rose in quality; nine of ten new drivers were still there after a year.",
    steps: [
      [
        "Nights without a camera",
        "We spent two nights without filming, until nobody looked up when we came in.",
      ],
      [
        "Available light",
        "Sodium lamps, headlights and phones give the film its colours. We brought no lamp.",
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
  },
  {
    slug: "festival-ident",
    title: "Festival Ident",
    client: "Jamestown Street Arts Week",
    date: "2023-11-23",
    duration: "3 weeks",
    description:
      "Twelve seconds that open every event of a street arts week: a wall is painted, repainted and torn down to the next layer. The festival keeps the film for its own screens, so it is not shown here; the stills give an idea of it.\n\nEvery layer is a real painting by an artist of the programme, photographed between two strokes.",
    steps: [
      ["One wall, nine artists", "Each artist had a day and the same four square metres."],
      [
        "A frame per stroke",
        "A fixed camera took 2,900 pictures under a sheet that kept the light even.",
      ],
      [
        "Music from the street",
        "A drummer played to the finished picture, and we moved six frames for him.",
      ],
      [
        "Loops and stings",
        "Three lengths, with and without date, are ready for whoever runs the projector.",
      ],
    ],
  },
]
