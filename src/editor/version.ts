/** /version.json: which content the published site was built from. */
export type Version = {
  /** The last commit that changed data/; null if the build had no Git. */
  commit: string | null
  /** When that commit was made, ISO 8601. */
  time: string | null
  /** When the site was built, ISO 8601. */
  built: string
  /** SHA-256 of each content file's trimmed text, by file name. */
  files: Record<string, string>
}
