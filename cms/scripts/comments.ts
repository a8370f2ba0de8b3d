import "./prepare.ts"
import path from "node:path"
import { getPayload } from "payload"

const usage = "Usage: npm --prefix cms run comments -- export [FILE]"

/** `npm run comments -- export`: writes the approved comments into the site's content. */
async function run([action, file = "../data/comments.json", ...rest]: string[]): Promise<number> {
  if (action !== "export" || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const { default: config } = await import("../payload.config.ts")
  const { exportComments } = await import("../src/comments/exportComments.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "error"
  const target = path.resolve(file)
  const count = await exportComments(payload, target)
  console.log(
    `${target} holds ${count} approved ${count === 1 ? "comment" : "comments"}. Build the site to show them.`,
  )
  return 0
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
