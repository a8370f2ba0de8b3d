import { executeAuthStrategies, type Payload } from "payload"

/** Whether a request may come from someone who is signed in; who is can't be told without the database. */
export function hasIdentity(headers: Headers): boolean {
  return headers.has("Cookie") || headers.has("Authorization")
}

/** Whether a request comes from an administrator whose sign-in is still good. One without cookie or token costs nothing. */
export async function isSignedIn(headers: Headers, payload: Payload): Promise<boolean> {
  if (!hasIdentity(headers)) return false
  const { user } = await executeAuthStrategies({ headers, payload })
  return user?.collection === "administrators"
}
