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
      src: "screens/weavers-hour-end.jpg",
      alt: "The film's last frame: a loom at rest, and the name of the weaver, Kwaku Opoku; below them a progress bar in the shape of the loom's sound.",
      caption: "The last frame. Along its foot runs the sound of the loom itself.",
    },
    {
      src: "screens/weavers-hour-cut.jpg",
      alt: "The editing table: six thumbnails from thread to seam, the cut as coloured blocks, and six tracks of loom sound, each beat in line with a cut.",
      caption: "The cut: six tracks of loom, none of voice.",
    },
  ],
  credits: [
    ["Direction, cut and sound", "Ebo Quayson"],
    ["Camera", "Nana Adjei"],
    ["Titles", "Yaa Gyamfi"],
  ],
}
