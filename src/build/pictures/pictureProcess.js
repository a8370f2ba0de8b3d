// The process that makes the pictures (makePictures.ts): runs gatsby-plugin-sharp's jobs as they arrive and answers each.
// It ends with the build, whose end closes the channel.
const { createRequire } = require("node:module")
const { resolve } = require("node:path")
const { lowerAvifEffort } = require("./avifEffort")

lowerAvifEffort()
const { IMAGE_PROCESSING } = createRequire(resolve("package.json"))(
  "gatsby-plugin-sharp/gatsby-worker",
)

process.on("message", async (/** @type {{ id: number, job: object }} */ { id, job }) => {
  try {
    await IMAGE_PROCESSING(job)
    process.send?.({ id })
  } catch (failure) {
    process.send?.({ id, error: failure instanceof Error ? failure.message : String(failure) })
  }
})
