import { day, picture } from "../fields"
import { group } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, one } from "./contentFile"
import { action } from "./shared"

const comingSoonState = (doc: string) =>
  group(doc, "ComingSoonState", {
    title: shortText("The page's heading."),
    text: text("Under it."),
  })

const comingSoon = {
  lastDay: day("Last day of the countdown, which ends when this day ends (UTC)."),
  before: comingSoonState("During the countdown."),
  after: comingSoonState("After the countdown."),
  timer: text("Says what is being counted down, for screen readers."),
  zero: text("Beside the four zeros, once the time is over, above what the site holds."),
  units: group("Labels below the four boxes.", "ComingSoonUnits", {
    days: text("Days."),
    hours: text("Hours."),
    minutes: text("Minutes."),
    seconds: text("Seconds."),
  }),
  inside: group(
    "Where the time stood, once it is over: what the site holds. The numbers are counted from data/.",
    "ComingSoonInside",
    { services: action, people: action, articles: action, answers: action },
  ),
  action,
  notify: group("Texts above the form.", "ComingSoonNotify", {
    title: shortText("Heading."),
    text: text("A sentence."),
  }),
  img: picture("Landscape, 8:5."),
}

/** /coming-soon. */
export const comingSoonFiles: ContentFiles = {
  "coming-soon.json": one("ComingSoon", comingSoon),
}
