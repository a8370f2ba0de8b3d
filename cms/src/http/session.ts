import { executeAuthStrategies, type Payload } from "payload"

/** Whether a request carries credentials; only the database can tell whether they are valid. */
export function hasIdentity(headers: Headers): boolean {
  return headers.has("Cookie") || headers.has("Authorization")
}

/** Whether a request comes from a signed-in administrator. Free without a cookie or token. */
export async function isSignedIn(headers: Headers, payload: Payload): Promise<boolean> {
  if (!hasIdentity(headers)) return false
  const { user } = await executeAuthStrategies({ headers, payload })
  return user?.collection === "administrators"
}
