import { readFileSync } from "node:fs"
import { join } from "node:path"
import { routes } from "../../routes"
import { readList } from "../blog/blogContent"
import { itemName } from "./itemName"

/** The chief executive's page (SPEC 2.5). */
const PROFILE = "/single-team"

/**
 * Names that stand in data/ and, as a page's title, in the table of pages: they must agree, and so must the two files
 * that name the chief executive.
 * @returns one sentence per mistake, naming file, item and field
 */
export function checkPageTitles(folder: string): string[] {
  const services = readList(join(folder, "it-services.json")).flatMap((item, index) =>
    mismatch(
      `data/it-services.json, ${itemName(item, index)}: "title"`,
      item.title,
      `/${item.slug}`,
    ),
  )
  const name = profileName(folder)
  const members = readList(join(folder, "team.json")).flatMap((member, index) =>
    member.link === PROFILE && name && member.name !== name
      ? [
          `data/team.json, ${itemName(member, index)}: "name" is not the "name" of data/team-member.json, "${name}"`,
        ]
      : [],
  )
  return [...services, ...mismatch('data/team-member.json: "name"', name, PROFILE), ...members]
}

function mismatch(field: string, value: unknown, path: string): string[] {
  const title = routes.find((route) => route.path === path)?.title
  if (typeof value !== "string" || title === undefined || value === title) return []
  return [
    `${field} is "${value}", but src/routes.ts calls ${path} "${title}": write the same in both`,
  ]
}

/** Nothing where the file is missing or broken, of which the schema's check tells. */
function profileName(folder: string): unknown {
  try {
    return (
      JSON.parse(readFileSync(join(folder, "team-member.json"), "utf8")) as { name?: unknown }
    ).name
  } catch {
    return undefined
  }
}
