import { fileURLToPath } from "node:url"
import { loadEnv } from "payload/node"

// Imported first by every script, so that paths are relative to this package, wherever it is run.
const root = fileURLToPath(new URL("..", import.meta.url))
process.chdir(root)
loadEnv(root)
// In development Payload connects to a dev server to reload with; a script has none.
Object.assign(process.env, { NODE_ENV: "production" })
