// @ts-check

/** A failure whose message tells the reader what to do: shown without a stack. */
export class Explained extends Error {
  /**
   * @param {string} message one or two sentences: what went wrong and the remedy
   * @param {string} [details] output of the program that failed, shown above the message
   */
  constructor(message, details = "") {
    super(message)
    this.name = "Explained"
    this.details = details
  }
}
