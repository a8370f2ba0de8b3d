import "./prepare.ts"
import { createInterface } from "node:readline/promises"
import { getPayload } from "payload"
import { type Erased, erasePerson, exportPerson } from "../src/privacy/person.ts"

const usage = `Usage: npm --prefix cms run person -- export EMAIL
       npm --prefix cms run person -- erase EMAIL [--yes]`

const names: Record<keyof Erased, string> = {
  users: "accounts",
  sessions: "sessions",
  registrations: "sign-ups",
  contacts: "contact messages",
  comments: "comments",
  questions: "questions",
  subscriptions: "subscriptions",
  jobs: "queued and sent letters",
  administrators: "administrators",
}

/** `npm run person`: hands over or deletes what is stored about a person. */
async function run([action, email, ...flags]: string[]): Promise<number> {
  const isConfirmed = flags.includes("--yes")
  if (!["export", "erase"].includes(action ?? "") || !email?.includes("@")) {
    console.error(usage)
    return 2
  }
  const { default: config } = await import("../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "error"
  const found = await exportPerson(payload, email)
  if (action === "export") {
    console.log(JSON.stringify(found, null, 2))
    return 0
  }
  if (!isConfirmed && !(await confirm(email))) {
    console.error("Nothing was deleted.")
    return 1
  }
  const { administrators, ...counts } = await erasePerson(payload, email)
  for (const [kind, count] of Object.entries(counts)) {
    console.log(`${count} ${names[kind as keyof Erased]} deleted`)
  }
  if (administrators > 0) {
    console.log("An administrator has this address: delete that account in the panel.")
  }
  return 0
}

async function confirm(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error("Add --yes to delete without being asked.")
    return false
  }
  const dialogue = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await dialogue.question(`Delete everything about ${email}? Type "yes": `)
  dialogue.close()
  return answer.trim() === "yes"
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
