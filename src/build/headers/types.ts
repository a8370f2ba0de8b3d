/** Headers for some paths. */
export type HeaderRule = {
  /** What the rule is for, as a comment in the written files. */
  about: string
  /** Paths of the site, each with at most one `*`, which matches any characters, slashes included. */
  paths: readonly string[]
  /** Values by header; they replace those of earlier rules. null: the header is not sent. */
  headers: Readonly<Record<string, string | null>>
}

/** What every host sends: the one table from which each host's own files are written. */
export type HostTable = {
  /** Later rules take precedence. The first applies to every path. */
  rules: readonly HeaderRule[]
  /** Permanent redirects. */
  redirects: readonly (readonly [from: string, to: string])[]
  /** Paths of all pages, which are written as `<path>/index.html`. */
  pages: readonly string[]
}
