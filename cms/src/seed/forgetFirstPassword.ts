import { readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { isPassword, type StoredPassword } from "../accounts/passwords.ts"
import { afterwards } from "../afterwards.ts"
import type { FirstRun } from "./firstRun.ts"

/**
 * Removes the first administrator's password from `first-run.json` once no account uses it: other
 * people may be able to read the file.
 */
export function forgetFirstPassword(payload: Payload, dataDir: string): void {
  const failure = "Removing the first administrator's password from first-run.json failed."
  afterwards(payload, failure, async () => {
    const file = path.join(dataDir, "first-run.json")
    const { email, password } = await readFirstRun(file)
    if (!password) return
    const { docs } = await payload.db.find<StoredPassword>({
      collection: "administrators",
      pagination: false,
    })
    for (const stored of docs) if (await isPassword(password, stored)) return
    const unfinished = `${file}.new`
    await writeFile(unfinished, `${JSON.stringify({ email }, null, 2)}\n`, { mode: 0o600 })
    await rename(unfinished, file)
  })
}

async function readFirstRun(file: string): Promise<Partial<FirstRun>> {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch (error) {
    // The owner has deleted it already.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {}
    throw error
  }
}
