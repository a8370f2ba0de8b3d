import type { Access, FieldAccess, PayloadRequest, Where } from "payload"

/** True for people who run the panel. A signed-in site user is not one of them, whatever Payload's defaults say. */
export function isAdministrator(req: PayloadRequest): boolean {
  return req.user?.collection === "administrators"
}

export const administratorsOnly: Access = ({ req }) => isAdministrator(req)

export const nobody: FieldAccess = () => false

/** What visitors may see of a list of projects. */
export const published: Where = { _status: { equals: "published" } }

/** What visitors may see of a list of services. */
export const publishedAndActive: Where = { and: [published, { isActive: { equals: true } }] }

/** Visitors see what `visible` lets through; administrators see everything, drafts too. */
export function visibleOrAdministrator(visible: Where): Access {
  return ({ req }) => isAdministrator(req) || visible
}
