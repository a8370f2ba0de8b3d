import { figures, hero, services } from "../landing"

/** /home-four, the interior design studio (SPEC 2.5). */
export const homeFour = { hero, services, figures }
