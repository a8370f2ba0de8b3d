import { fileURLToPath } from "node:url"
import { loadEnv } from "payload/node"

// Imported first by every script: paths are relative to the folder of this package, wherever the script was called from.
const root = fileURLToPath(new URL("..", import.meta.url))
process.chdir(root)
loadEnv(root)
// In development Payload looks for a running dev server to reload with; a script has none.
Object.assign(process.env, { NODE_ENV: "production" })
