/**
 * How headline and picture of an opening stand to each other: one for each layout's character, each with a stylesheet of
 * its own, so that a page carries no look but its own. What all looks share is LandingHero's.
 */
export type HeroLook = {
  /** What it adds to the opening's parts: hero, words, eyebrow, title, lead, aside, picture, img. */
  classes: Readonly<Record<string, string>>
  /** Which width the picture has at which window width. */
  sizes: string
  /** The ground of the words, where it isn't the page's. */
  tone?: "bold"
}
