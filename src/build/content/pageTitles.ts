import { readFileSync } from "node:fs"
import { join } from "node:path"
import { routes } from "../../routes"
import { readList } from "../blog/blogContent"
import { itemName } from "./itemName"

/** The chief executive's page (docs/specification.md#routes). */
const PROFILE = "/single-team"

/**
 * Checks names that appear both in data/ and as page titles in the route table, and the chief executive's name, which two
 * files hold: they must agree.
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
          `data/team.json, ${itemName(member, index)}: "name" must be "${name}", as in data/team-member.json`,
        ]
      : [],
  )
  return [...services, ...mismatch('data/team-member.json: "name"', name, PROFILE), ...members]
}

function mismatch(field: string, value: unknown, path: string): string[] {
  const title = routes.find((route) => route.path === path)?.title
  if (typeof value !== "string" || title === undefined || value === title) return []
  return [
    `${field} is "${value}", but the title of ${path} in src/routes.ts is "${title}": use the same text in both`,
  ]
}

/** Undefined if the file is missing or invalid, which checkContent reports. */
function profileName(folder: string): unknown {
  try {
    return (
      JSON.parse(readFileSync(join(folder, "team-member.json"), "utf8")) as { name?: unknown }
    ).name
  } catch {
    return undefined
  }
}
