type Details = {
  /** Message per invalid field. */
  errors?: Record<string, string>
  /** Further members of the response body. */
  extra?: Record<string, string>
}

/** An error response, whose status and message the caller sees. */
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
