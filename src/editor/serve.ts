import { rm } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import type { BuildArgs, CreateDevServerArgs } from "gatsby"
import { editorPolicy } from "./policy"
import { type EditorSettings, readEditorSettings } from "./settings"
import { writeEditor } from "./write"

/** The page's folder below public/, and its address. */
const FOLDER = "edit"

type State = { program: { directory: string } }

/** gatsby-node's onPostBuild: publishes the editor if the environment chooses where it saves; otherwise removes it. */
export async function publishEditor({ store, reporter }: BuildArgs) {
  const { directory } = (store.getState() as State).program
  const folder = join(directory, "public", FOLDER)
  const settings = readEditorSettings(process.env)
  if (!settings) {
    await rm(folder, { recursive: true, force: true })
    return
  }
  const timer = reporter.activityTimer("write the content editor")
  timer.start()
  await writeEditor({ root: directory, folder, settings, published: true })
  timer.end()
}

type Request = IncomingMessage & { path: string }
type Response = ServerResponse & { sendFile: (path: string, options: { root: string }) => void }

/** gatsby-node's onCreateDevServer: serves the editor for this checkout's folder at /edit. */
export function serveEditor({ app, store }: CreateDevServerArgs) {
  const { directory } = (store.getState() as State).program
  const folder = join(directory, ".cache", FOLDER)
  const settings: EditorSettings = { backend: "local" }
  // Written when it is first opened, so that the dev server starts no later.
  let written: Promise<void> | undefined

  app.get(
    `/${FOLDER}*`,
    async (request: Request, response: Response, next: (error?: unknown) => void) => {
      const [, name] = new RegExp(`^/${FOLDER}(?:/(.*))?$`).exec(request.path) ?? []
      if (name === undefined && request.path !== `/${FOLDER}`) return next()
      try {
        written ??= writeEditor({ root: directory, folder, settings, published: false })
        await written
      } catch (error) {
        written = undefined
        return next(error)
      }
      if (!name) response.setHeader("Content-Security-Policy", editorPolicy(settings))
      response.sendFile(name || "index.html", { root: folder })
    },
  )
}
