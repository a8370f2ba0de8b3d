/** How a database is copied to a file and back. */
export type DatabaseCopy = {
  /** Name of the file in a backup. */
  fileName: string
  /** Copies the database, of one moment, while the service may be running. */
  save: (file: string) => Promise<void>
  /** Rejects when a database that something else has open would be replaced. */
  requireIdle: () => Promise<void>
  isEmpty: () => Promise<boolean>
  /** Replaces the database by the copy. */
  load: (file: string) => Promise<void>
  migrations: () => Promise<string[]>
}
