import type { CaseSeed } from "../../types.ts"

export const weaversHour: CaseSeed = {
  problem:
    "Visitors filmed the looms on their phones and went home with noise. The cooperative had no film that it could show without somebody beside it to explain.",
  constraint:
    "No spoken word, because buyers come from eleven countries. And not one lamp in the shed, where forty years of thread dust wait for a spark.",
  decisions: [
    [
      "Record before filming",
      "Two days of sound gave us the beat. Every cut falls on it, so the film is never faster than the hand.",
    ],
    [
      "Follow one cloth",
      "From the first thread to the last seam, for nine days. A second cloth would have made it a catalogue.",
    ],
    ["End on the name", "The last picture is not the cloth. It is the weaver, signing the label."],
  ],
  screens: [
    {
      src: "projects/video/kente-lane-market-secondary-2.jpg",
      alt: "A cutting table: on the screen the sun over a row of awnings, below it coloured blocks for the takes and a brass playhead.",
      caption: "The timeline: six tracks of loom, none of voice.",
    },
    {
      src: "projects/video/kente-lane-market-secondary.jpg",
      alt: "A bowl of fruit on a round stage between two film lamps, in a dark studio.",
      caption: "The only lamps stayed in the studio.",
    },
  ],
  credits: [
    ["Direction, cut and sound", "Ebo Quayson"],
    ["Camera", "Nana Adjei"],
    ["Titles", "Yaa Gyamfi"],
  ],
}
