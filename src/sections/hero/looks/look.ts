/**
 * How a hero arranges its headline and picture. Each look has a stylesheet of its own, so that a page ships no look but
 * the one it uses; what all looks share is in LandingHero.module.css.
 */
export type HeroLook = {
  /** Class names for the hero's parts: hero, words, eyebrow, title, lead, aside, picture, img. */
  classes: Readonly<Record<string, string>>
  /** The picture's `sizes` attribute. */
  sizes: string
  /** Background of the text, when it is not the page's. */
  tone?: "bold"
}
