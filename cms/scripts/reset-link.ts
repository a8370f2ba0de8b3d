import "./prepare.ts"
import { getPayload } from "payload"

/** `npm run reset-link -- EMAIL`: a link to set an administrator's password, for when the panel's mail does not arrive. */
async function run([email]: string[]): Promise<number> {
  if (!email?.includes("@")) {
    console.error("Usage: npm --prefix cms run reset-link -- EMAIL")
    return 2
  }
  const { default: config } = await import("../payload.config.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "error"
  const token = await payload.forgotPassword({
    collection: "administrators",
    data: { email },
    disableEmail: true,
  })
  if (!token) {
    console.error(`There is no administrator ${email}.`)
    return 1
  }
  const { routes, serverURL } = payload.config
  console.log(`${serverURL}${routes.admin}/reset/${token}`)
  console.error("The link works once, within an hour.")
  return 0
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
