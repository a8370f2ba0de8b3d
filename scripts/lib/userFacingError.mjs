// @ts-check

/** An error whose message tells the user what to do; shown without a stack trace. */
export class UserFacingError extends Error {
  /**
   * @param {string} message one or two sentences: what went wrong and how to fix it
   * @param {string} [details] output of the program that failed, shown above the message
   */
  constructor(message, details = "") {
    super(message)
    this.name = "UserFacingError"
    this.details = details
  }
}
