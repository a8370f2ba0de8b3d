import "./prepare.ts"
import path from "node:path"
import { databaseCopyOf, restore } from "../src/backup/backup.ts"
import { migrationNames } from "../src/database/migrationNames.ts"
import { readEnvironment } from "../src/environment.ts"
import { createPictureStore } from "../src/storage/pictureStore.ts"

/** `npm run restore -- FOLDER`: puts a backup into an empty place, or with --force in place of what is there. */
async function run([folder, ...flags]: string[]): Promise<number> {
  const force = flags.includes("--force")
  if (!folder || folder.startsWith("-") || flags.length > (force ? 1 : 0)) {
    console.error("Usage: npm --prefix cms run restore -- FOLDER [--force]")
    return 2
  }
  const environment = readEnvironment()
  const place = path.resolve(process.env.INIT_CWD ?? ".", folder)
  const source = {
    ...databaseCopyOf(environment.databaseUri),
    pictures: createPictureStore(environment),
  }
  const known = migrationNames(path.resolve("src/migrations", source.dialect))
  const { createdAt, migrations } = await restore(source, place, { force, known })
  console.log(`Restored the backup of ${createdAt}.`)
  if (migrations.length < known.length)
    console.log('Run "npm --prefix cms run setup" before the start: this version is newer.')
  return 0
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
