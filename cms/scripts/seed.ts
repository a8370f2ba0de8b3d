import "./prepare.ts"
import { getPayload } from "payload"
import { seedContent } from "../src/seed/seed.ts"

/** Puts back whatever sample content is missing; what is there stays as it is. */
const { default: config } = await import("../payload.config.ts")
await seedContent(await getPayload({ config }))
console.log("The sample content is complete.")
process.exit(0)
