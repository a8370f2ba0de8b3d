import { group, picture, text } from "../fields"
import { type ContentFiles, one } from "./contentFile"
import { action } from "./shared"

const comingSoonState = (doc: string) =>
  group(doc, "ComingSoonState", { title: text("The page's heading."), text: text("Under it.") })

const comingSoon = {
  lastDay: text("Last day of the countdown, which ends with it (UTC): 2025-12-31.").matches(
    /^\d{4}-\d\d-\d\d$/,
    "must be a day such as 2025-12-31",
  ),
  before: comingSoonState("While it counts."),
  after: comingSoonState("From then on."),
  timer: text("Says what is counted; for those who can't see the boxes."),
  units: group("Under the four boxes.", "ComingSoonUnits", {
    days: text("Days."),
    hours: text("Hours."),
    minutes: text("Minutes."),
    seconds: text("Seconds."),
  }),
  action,
  notify: group("Over the form.", "ComingSoonNotify", {
    title: text("Heading."),
    text: text("A sentence."),
  }),
  img: picture("Landscape, 8:5."),
}

/** /coming-soon. */
export const comingSoonFiles: ContentFiles = {
  "coming-soon.json": one("ComingSoon", comingSoon),
}
