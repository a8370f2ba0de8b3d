import { type CollectionSlug, type PayloadRequest, ValidationError } from "payload"

type Field = {
  collection: CollectionSlug
  path: string
  /** Shown in the panel's notification, which otherwise names the path. */
  label?: string
}

/** An error that the panel shows at a field. */
export function fieldError(
  { collection, label, path }: Field,
  message: string,
  req: PayloadRequest,
): ValidationError {
  return new ValidationError({ collection, errors: [{ label, message, path }], req }, req.t)
}
