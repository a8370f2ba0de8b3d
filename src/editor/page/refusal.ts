/**
 * An error that the content management system shows to the editor in its own dialog. It does so for errors of this name
 * only (saveEntry in its source), and shows their cause.
 */
export function refusal(sentence: string): Error {
  return new Error("saving_failed", { cause: new Error(sentence) })
}
