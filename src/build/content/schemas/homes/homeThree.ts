import { picture } from "../../fields"
import { group, list } from "../../structure"
import { shortText, text } from "../../texts"
import { block, film, hero, logos, services, testimonials, trio } from "../landing"
import { id } from "../shared"

const campaigns = group("The gallery of campaigns.", "Campaigns", {
  eyebrow: shortText("Small line above."),
  title: shortText("Heading."),
  items: list(
    "Campaigns, in order.",
    group("A campaign.", "Campaign", {
      id,
      title: shortText("Its name."),
      description: text("Two sentences, shown while the campaign is open."),
      img: picture(
        "Portrait, 3:4; the subject should be in the middle third, which is what shows while the campaign is closed.",
      ),
    }),
  ),
})

const score = group("The review score.", "ReviewScore", {
  figure: text("The score."),
  of: text("Where the score comes from, in a few words."),
  text: text("Who counted the reviews, and what was counted."),
})

/** /home-three, the advertising agency (docs/specification.md#home-pages). */
export const homeThree = {
  hero,
  brands: logos,
  market: block("The block about market research."),
  channels: block("The block about media channels."),
  film,
  services,
  campaigns,
  team: trio,
  score,
  testimonials,
}
