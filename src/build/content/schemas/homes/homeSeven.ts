import { figures, hero, services } from "../landing"
import { closing } from "../shared"

/** /home-seven, digital marketing (SPEC 2.5). */
export const homeSeven = { hero, services, figures, closing }
