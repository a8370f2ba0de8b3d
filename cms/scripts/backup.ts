import "./prepare.ts"
import { readFileSync } from "node:fs"
import path from "node:path"
import { backUp, databaseCopyOf } from "../src/backup/backup.ts"
import { readEnvironment } from "../src/environment.ts"
import { createPictureStore } from "../src/storage/pictureStore.ts"

/** `npm run backup -- FOLDER`: copies database and pictures, while the service may be running. */
async function run([folder]: string[]): Promise<number> {
  if (!folder || folder.startsWith("-")) {
    console.error("Usage: npm --prefix cms run backup -- FOLDER")
    return 2
  }
  const environment = readEnvironment()
  const pictures = createPictureStore(environment)
  const { version } = JSON.parse(readFileSync("package.json", "utf8"))
  // npm runs this script in its package's folder, whatever the operator's was.
  const place = path.resolve(process.env.INIT_CWD ?? ".", folder)
  const source = { ...databaseCopyOf(environment.databaseUri), pictures }
  const { manifest, vanished } = await backUp(source, place, version)
  for (const name of vanished) console.error(`${name} was deleted during the backup.`)
  console.log(`${Object.keys(manifest.files).length} files in ${place}, the database included.`)
  return 0
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
