/** The script of /edit: starts the content management system with our formats, ids and checks. */
import CMS from "@sveltia/cms"
import { contentFiles } from "../../build/content/schemas"
import { formatName } from "../config"
import { formatOf } from "../format"
import { madeIds } from "../madeIds"
import { stopOnMistakes } from "./check"
import { setFile } from "./files"
import { stopOnForeignChange, watchFolder } from "./folder"
import { noteSave, showLiveState } from "./live"
import { readUploads, watchUploads } from "./uploads"

type Config = NonNullable<Parameters<typeof CMS.init>[0]>["config"]

const config = JSON.parse(element("config").textContent) as Config
/** The site that this page is part of. */
const siteConfig = { ...config, site_url: location.origin } as Config
const labels = new Map(
  (config?.collections ?? []).flatMap((group) =>
    "files" in group ? group.files.map(({ file, label }) => [file, label ?? file] as const) : [],
  ),
)
const saving = new Map<string, string>()
let shown: number | undefined

for (const [name, file] of Object.entries(contentFiles)) {
  const { read, write } = formatOf(file)
  const path = `data/${name}`
  CMS.registerCustomFormat(formatName(name), "json", {
    fromFile: (text) => {
      setFile(path, text)
      // Once all files have been read.
      clearTimeout(shown)
      shown = window.setTimeout(() => showLiveState(labels), 500)
      return read(text)
    },
    toFile: async (value) => {
      const text = write(value)
      await stopOnForeignChange(path)
      await readUploads(text)
      stopOnMistakes(path, text)
      saving.set(path, text)
      return text
    },
  })
}

CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const name = String(entry.get("path")).replace(/^data\//, "")
    const file = contentFiles[name]
    if (!file) return
    const data = (entry.get("data") as unknown as { toJS: () => unknown }).toJS()
    return madeIds(data, file).reduce(
      (map, { at, value }) => map.setIn(["data", ...at], value),
      entry,
    )
  },
})

CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    const path = String(entry.get("path"))
    const text = saving.get(path)
    if (text !== undefined) setFile(path, text)
    noteSave(path)
    showLiveState(labels)
  },
})

watchFolder()
watchUploads()
allowZoom()
CMS.init({ config: siteConfig })

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element "${id}"`)
  return found
}

/** The interface adds a viewport of its own, which keeps phones from zooming. */
function allowZoom() {
  const observer = new MutationObserver(() => {
    for (const meta of document.head.querySelectorAll<HTMLMetaElement>("meta[name=viewport]")) {
      if (/scal/.test(meta.content)) meta.content = "width=device-width"
    }
  })
  observer.observe(document.head, { childList: true })
}
