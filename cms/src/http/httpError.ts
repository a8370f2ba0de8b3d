type Details = {
  /** A text for each field that is wrong. */
  errors?: Record<string, string>
  /** Further members of the answer's body. */
  extra?: Record<string, string>
}

/** A refusal with the status and the text that the caller gets to see. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  readonly errors: Details["errors"]
  readonly extra: Details["extra"]

  constructor(
    status: number,
    message: string,
    headers: Record<string, string> = {},
    { errors, extra }: Details = {},
  ) {
    super(message)
    this.status = status
    this.headers = headers
    this.errors = errors
    this.extra = extra
  }
}
