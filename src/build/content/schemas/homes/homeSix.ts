import { figures, hero, services } from "../landing"

/** /home-six, for start-ups (SPEC 2.5). */
export const homeSix = { hero, services, figures }
