import type { ServicePictures, ServiceSeed } from "../../types.ts"

export const videoPictures: ServicePictures = {
  heroImage: {
    src: "screens/weavers-hour-still.jpg",
    alt: "A frame of the film The Weaver's Hour: broad woven bands in gold, black, red and blue close up, the title over them, and the loom's sound as a line of beats.",
  },
  sideImage: {
    src: "services/video-side.jpg",
    alt: "Three lengths of film hang to dry from a brass rail, a film can below.",
  },
}

export const videoServices: ServiceSeed[] = [
  {
    title: "Brand & Product Films",
    subtitle: "Films with an idea, and no longer than the idea",
    description:
      "From a fifteen-second loop to a ten-minute portrait: we write, film and cut with a small crew that people forget is there. Sound is recorded with the same care as the picture.",
    additionalDescription:
      "Every film is delivered in the shapes and lengths you need, with subtitles in English and Twi, and with the rights to everything in it.",
    features: {
      "Before the camera": [
        "A script you can read in two minutes",
        "Locations and permits",
        "A plan for rain",
      ],
      "On the day": [
        "A crew of three",
        "Available light wherever possible",
        "Sound recorded separately",
      ],
      Afterwards: [
        "Cut, colour and mix",
        "Subtitles in two languages",
        "Versions for every screen",
      ],
    },
    approach: [
      [
        "Find the idea",
        "We ask what one person should feel or do afterwards, and write that down first.",
      ],
      ["Prepare", "People, places and light are chosen, and you see a storyboard you can touch."],
      ["Film", "One or two days with a calm schedule, so that nobody has to pretend."],
      ["Finish", "Two rounds of changes are included, and most films need one."],
    ],
  },
  {
    title: "Event Coverage",
    subtitle: "The evening as it was, ready by the next morning",
    description:
      "Two cameras, one sound engineer and an editor on site: when your guests wake up, a film of ninety seconds is waiting for them. The full recording follows within a week.",
    features: {
      "Ready for the moment": [
        "Site visit beforehand",
        "Backup for every recorder",
        "Quiet, dark clothes",
      ],
      "Ready for the morning after": [
        "Ninety seconds by seven o’clock",
        "Portraits of your speakers",
        "Full talks within a week",
      ],
    },
    approach: [
      ["Walk the room", "We visit the place at the same hour of the day and listen to it."],
      ["Agree on moments", "You name ten moments that must not be missed; we add three."],
      ["Record", "The crew is in place an hour early, and invisible after that."],
      ["Deliver", "Short film in the morning, everything else within seven days."],
    ],
  },
  {
    title: "Live Streaming",
    subtitle: "Your event, everywhere at once",
    description:
      "We bring the stream, the backup line and the person who answers the questions in the chat.",
    isActive: false,
    features: {
      "Picture and line": ["Three cameras", "Two independent connections"],
      Audience: ["Moderated questions", "Recording afterwards"],
    },
    approach: [
      ["Test", "A full rehearsal takes place on the same line."],
      ["Invite", "A page with a countdown collects your guests."],
      ["Stream", "Two people look after picture and chat."],
      ["Keep", "The recording is cut into chapters."],
    ],
  },
]
