import "./prepare.ts"
import { getPayload } from "payload"

/** `npm run pictures`: makes missing AVIF files of pictures, which else the service makes at its next start. */
async function run(): Promise<number> {
  const { default: config, pictures } = await import("../payload.config.ts")
  const { completePictures } = await import("../src/pictures/completePictures.ts")
  const payload = await getPayload({ config })
  payload.logger.level = "error"
  const { failed, made } = await completePictures(payload, pictures)
  for (const { filename, reason } of failed) console.error(`${filename}: ${reason}`)
  console.log(
    made === 0 && failed.length === 0
      ? "All pictures have their AVIF files."
      : `AVIF files made: ${made} ${made === 1 ? "picture" : "pictures"}; failed: ${failed.length}.`,
  )
  return failed.length > 0 ? 1 : 0
}

try {
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
