import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { isVideoFile } from "../../components/media/video"
import { readConfig } from "../../readConfig"
import { sitePolicy } from "../headers/policy"
import { readHeaderSettings } from "../headers/settings"
import { walk } from "./check"
import { everyField, fieldsOf } from "./describe"
import { itemName } from "./itemName"
import { contentFiles } from "./schemas"

type Environment = Partial<Record<string, string>>

/** gatsby-node's onPreBuild: warns of films that visitors' browsers will refuse to load. */
export function warnOfBlockedFilms({ store, reporter }: BuildArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  for (const line of blockedFilms(join(program.directory, "data"), process.env)) reporter.warn(line)
}

/**
 * Film files of other hosts that the pages' content security policy does not allow.
 * @param folder path of data/, whose content is valid
 * @returns a sentence for each, with file, item and field
 */
export function blockedFilms(folder: string, env: Environment): string[] {
  const addresses = readConfig(env)
  const sources = sitePolicy(addresses, readHeaderSettings(env), [], null)["media-src"] ?? []
  const allowed = [new URL(addresses.siteUrl).origin, ...sources]
  return Object.entries(contentFiles).flatMap(([name, file]) => {
    const films = [...everyField(fieldsOf(file))].filter(({ declared }) => declared.meta?.film)
    if (films.length === 0) return []
    const paths = new Set(films.map(({ path }) => path))
    const content: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"))
    return [content].flat().flatMap((item, index) =>
      [...walk(item)].flatMap(([path, value]) => {
        if (!paths.has(path.replace(/\[\d+\]/g, "[]")) || typeof value !== "string") return []
        if (!isVideoFile(value) || allowed.includes(new URL(value).origin)) return []
        const where =
          file.holds === "one" ? `data/${name}` : `data/${name}, ${itemName(item, index)}`
        return [
          `${where}: "${path}" is a film on ${new URL(value).origin}, which browsers won't load. Allow it with MEDIA_ORIGINS (see .env.example).`,
        ]
      }),
    )
  })
}
