import type { ServiceSeed } from "../../types.ts"

export const videoEditingServices: ServiceSeed[] = [
  {
    title: "Video Editing",
    subtitle: "You filmed it, we find the film",
    description:
      "Send us your material, from a telephone or a cinema camera. We sort it, find the story, clean the sound and return a film that is shorter than you expected and better than you remember.",
    additionalDescription:
      "Recordings stay on our own storage in Accra and are deleted ninety days after delivery.",
    features: {
      Story: [
        "Everything watched, nothing guessed",
        "A paper cut before the first cut",
        "Two rounds of changes",
      ],
      Finish: ["Colour across all cameras", "Clean and even sound", "Subtitles and versions"],
    },
    approach: [
      ["Send", "You upload or bring the material, and we confirm every file."],
      ["Outline", "A page of text describes the film before it exists."],
      ["Cut", "You see the first version within ten days."],
      ["Finish", "Colour, sound and titles follow once the cut is settled."],
    ],
  },
  {
    title: "Animation & Motion Graphics",
    subtitle: "Explained in ninety seconds",
    description:
      "Paper, drawing or geometry in motion: we animate what cannot be filmed, from the way a loan works to the inside of a pump.",
    features: {
      Writing: [
        "A script without technical terms",
        "Narration in four languages",
        "Tested with listeners",
      ],
      Drawing: ["Characters of your own", "Charts in motion", "Loops and stings"],
    },
    approach: [
      ["Write", "We shorten the script until a stranger can retell it."],
      ["Draw", "Key frames show the style before anything moves."],
      ["Animate", "A rough version with sound fixes the timing."],
      ["Render", "Final versions come in every size, light enough to send on."],
    ],
  },
  {
    title: "Podcast Production",
    subtitle: "Sound with the same care",
    description: "We record, edit and publish conversations of half an hour.",
    isActive: false,
    features: {
      Recording: ["Mobile studio", "Two microphones per guest"],
      Publishing: ["Editing and chapters", "Transcript included"],
    },
    approach: [
      ["Prepare", "Questions are agreed on."],
      ["Record", "An hour becomes thirty minutes."],
      ["Edit", "Nothing is cut that changes the meaning."],
      ["Publish", "The episode appears with its transcript."],
    ],
  },
]
