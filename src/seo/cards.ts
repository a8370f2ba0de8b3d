/** Alt texts of the social cards in static/cards, which art/cards.mjs renders. */
const alts = {
  general: "The agency's mark as an object: four bands by four, woven into a square.",
  home: "Broad kente ribbons weave into a cloth; their ends run on in waves.",
  "home-two": "A ball woven of terracotta, gold, ink and paper bands on dark ground.",
  "home-three": "A cobalt megaphone on a gold block; out of it come ribbons in all colours.",
  "home-four": "A living room with a green sofa, a clay armchair, a woven rug and an arch.",
  "home-five": "Columns that grow towards the right, and a lime ribbon that climbs them.",
  "home-six": "A white rocket takes off; its exhaust is a sheaf of gold and crimson ribbons.",
  "home-seven": "A target with three pencils stuck near its centre, a kente band before it.",
  services: "Four panes on brass pins, each carrying some of the buttons and cards of one screen.",
  work: "A market stall with a red and white awning, folded cloth and spools of thread.",
  blog: "A case of wooden printing blocks with rings, bars, triangles and corners.",
  company: "Three shelves with thread, books, folded cloth, a screen and a woven ball.",
  pricing: "Three stacks of brass coins, each taller than the one before, joined by a kente band.",
  contact: "A white dial telephone on a plinth; its cord is a kente band.",
}

export type CardName = keyof typeof alts

/** The picture of a shared link, 1200 × 630. */
export type Card = {
  /** Path on this site. */
  src: string
  alt: string
}

export function cardNamed(name: CardName): Card {
  return {
    src: `/cards/${name}.jpg`,
    alt: `${alts[name]} Beside it, the agency's name and mark.`,
  }
}

export const cardNames = Object.keys(alts) as CardName[]
