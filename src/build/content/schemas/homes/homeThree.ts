import { group, list, picture, text } from "../../fields"
import { block, film, hero, logos, services, trio, voices } from "../landing"
import { id } from "../shared"

const campaigns = group("The gallery of campaigns.", "Campaigns", {
  eyebrow: text("Small line above."),
  title: text("Heading."),
  items: list(
    "Campaigns, in order.",
    group("A campaign.", "Campaign", {
      id,
      title: text("What it is called."),
      description: text("Two sentences, shown while the campaign is open."),
      img: picture("Portrait, 3:4; its subject in the middle third, which shows while it is shut."),
    }),
  ),
})

const score = group("What buyers gave.", "ReviewScore", {
  figure: text("The score."),
  of: text("Where it comes from, in a few words."),
  text: text("Who counted, and what."),
})

/** /home-three, the advertising agency (SPEC 2.5). */
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
  voices,
}
