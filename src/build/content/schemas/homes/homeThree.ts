import { hero, services } from "../landing"

/** /home-three, the advertising agency (SPEC 2.5). */
export const homeThree = { hero, services }
