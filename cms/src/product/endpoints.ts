import type { Endpoint } from "payload"
import type { Environment } from "../environment.ts"
import { contactsEndpoint } from "./contacts.ts"

/** The product API: /product/* for the site, which next.config.mjs leads to /api/product/*. */
export function productEndpoints(environment: Environment): Endpoint[] {
  return [contactsEndpoint(environment)]
}
