import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { contentFiles } from "../build/content/schemas"
import { bundleEditor } from "./bundle"
import { editorConfig } from "./config"
import { editorPage } from "./page"
import type { EditorSettings } from "./settings"

type Options = {
  /** The checkout. */
  root: string
  /** Where to write the page and its files. */
  folder: string
  settings: EditorSettings
  /** Is it part of a built site, which has a version.json? */
  published: boolean
}

/** Writes the page /edit with everything it loads. */
export async function writeEditor({ root, folder, settings, published }: Options): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const bundle = await bundleEditor(root, folder)
  const content = await readContent(join(root, "data"))
  const { name } = content["site.json"] as { name: string }
  const site = { name, logo: "/favicon.svg", folder: basename(root) }
  const config = editorConfig({ contentFiles, content, settings, site })
  await writeFile(
    join(folder, "index.html"),
    editorPage({ config, settings, bundle, siteName: name, published }),
  )
}

async function readContent(data: string): Promise<Record<string, unknown>> {
  const files = Object.keys(contentFiles).map(
    async (name) => [name, JSON.parse(await readFile(join(data, name), "utf8"))] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
