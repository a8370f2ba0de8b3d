import "./prepare.ts"
import { getPayload } from "payload"
import { seedContent } from "../src/seed/seed.ts"

/** Restores missing sample content; existing documents are left alone. */
const { default: config } = await import("../payload.config.ts")
await seedContent(await getPayload({ config }))
console.log("The sample content is complete.")
process.exit(0)
