import type { Payload, SanitizedCollectionConfig } from "payload"
import { published, publishedAndActive } from "../../access.ts"

type Group = { name: string; lists: { slug: string; label: string; note: string }[] }

/** Links to all lists, by group. Those of the site say how much is on it, and on which page. */
export async function ContentLists({ payload }: { payload: Payload }) {
  const { admin } = payload.config.routes
  return (
    <div className="content-lists">
      {(await readGroups(payload)).map(({ name, lists }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul role="list">
            {lists.map(({ slug, label, note }) => (
              <li key={slug}>
                <a href={`${admin}/collections/${slug}`}>
                  {label}
                  <small>{note}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

async function readGroups(payload: Payload): Promise<Group[]> {
  const groups = new Map<string, Group>()
  const shown = payload.config.collections.filter(({ admin }) => admin.group && !admin.hidden)
  for (const collection of shown) {
    const name = String(collection.admin.group)
    const group = groups.get(name) ?? { name, lists: [] }
    groups.set(name, group)
    const label = String(collection.labels.plural)
    group.lists.push({ slug: collection.slug, label, note: await noteOn(collection, payload) })
  }
  return [...groups.values()]
}

async function noteOn(
  { admin, custom, flattenedFields, slug }: SanitizedCollectionConfig,
  { db }: Payload,
): Promise<string> {
  if (!custom.isPublicList) return beginning(admin.description)
  const isService = flattenedFields.some(({ name }) => name === "isActive")
  const where = isService ? publishedAndActive : published
  const { totalDocs } = await db.count({ collection: slug as "projects", where })
  return custom.page ? `${totalDocs} on ${custom.page}` : `${totalDocs} published, on no page yet`
}

/** What a description begins with, without its explanations. */
function beginning(description: unknown): string {
  return typeof description === "string" ? (description.split(/[.:]/)[0] ?? "") : ""
}
