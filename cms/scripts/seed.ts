import "./prepare.ts"
import { getPayload } from "payload"
import { completePictures } from "../src/pictures/completePictures.ts"
import { seedContent } from "../src/seed/seed.ts"

/** Restores missing sample content; existing documents are left alone. */
const { default: config, pictures } = await import("../payload.config.ts")
const payload = await getPayload({ config })
await seedContent(payload)
await completePictures(payload, pictures)
console.log("The sample content is complete.")
process.exit(0)
