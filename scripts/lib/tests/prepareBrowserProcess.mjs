// @ts-check
/** The process that `prepareBrowserEarly` starts. */
import { runCommand } from "../command.mjs"
import { prepareBrowser } from "./prepareBrowser.mjs"

runCommand(async () => {
  await prepareBrowser()
})
