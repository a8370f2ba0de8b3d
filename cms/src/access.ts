import type { Access, FieldAccess, PayloadRequest, Where } from "payload"

/** True for panel administrators only: Payload's defaults would let any signed-in site user in. */
export function isAdministrator(req: PayloadRequest): boolean {
  return req.user?.collection === "administrators"
}

export const administratorsOnly: Access = ({ req }) => isAdministrator(req)

export const nobody: FieldAccess = () => false

/** Filter for the projects that visitors may see. */
export const published: Where = { _status: { equals: "published" } }

/** Filter for the services that visitors may see. */
export const publishedAndActive: Where = { and: [published, { isActive: { equals: true } }] }

/** Visitors see what matches `visible`; administrators see everything, including drafts. */
export function visibleOrAdministrator(visible: Where): Access {
  return ({ req }) => isAdministrator(req) || visible
}
