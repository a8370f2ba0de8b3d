import type { Access, FieldAccess, PayloadRequest } from "payload"

/** True for people who run the panel. A signed-in site user is not one of them, whatever Payload's defaults say. */
export function isAdministrator(req: PayloadRequest): boolean {
  return req.user?.collection === "administrators"
}

export const administratorsOnly: Access = ({ req }) => isAdministrator(req)

export const anyone: Access = () => true

export const nobody: FieldAccess = () => false

/** Visitors see what is switched on; administrators see everything. */
export const activeOrAdministrator: Access = ({ req }) =>
  isAdministrator(req) || { isActive: { equals: true } }
