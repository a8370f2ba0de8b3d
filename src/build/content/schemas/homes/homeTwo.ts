import { hero, services } from "../landing"
import { closing } from "../shared"

/** /home-two, the digital agency (SPEC 2.5). */
export const homeTwo = { hero, services, closing }
