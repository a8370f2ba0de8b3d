import { readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Payload } from "payload"
import { isPassword, type StoredPassword } from "../accounts/passwords.ts"
import { afterwards } from "../afterwards.ts"
import type { FirstRun } from "./firstRun.ts"

/** Takes the first administrator's password out of `first-run.json` once it opens nothing any more: others may read that file. */
export function forgetFirstPassword(payload: Payload, dataDir: string): void {
  const failure = "The first administrator's password was not taken out of first-run.json."
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
    // Its owner did as he was told, and deleted it.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {}
    throw error
  }
}
