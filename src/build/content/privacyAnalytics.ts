import type { CreateResolversArgs, SourceNodesArgs } from "gatsby"
import { providers, readAnalytics } from "../../analytics/settings"

type Section = { id: string }

/** The texts of a legal page, as in data/legal.json. */
type Texts = { updated: string; intro: string; sections: readonly Section[] }

type NodeModel = {
  getNodeById: (query: { id: string }) => unknown
  findOne: (query: { type: string; query: object }) => Promise<Texts>
}

/** A node that represents the settings, so that the privacy page's query runs again when they change. */
const SETTINGS = "AnalyticsSettings"

/** gatsby-node's sourceNodes. */
export function sourceAnalytics({ actions, createContentDigest }: SourceNodesArgs) {
  actions.createNode({
    id: SETTINGS,
    internal: {
      type: SETTINGS,
      contentDigest: createContentDigest({ ...readAnalytics(process.env) }),
    },
  })
}

/** gatsby-node's createResolvers: the privacy page says so while page views are counted, and by whom. */
export function describeAnalytics({ createResolvers }: CreateResolversArgs) {
  const field = (name: keyof Texts) => ({
    resolve: async (
      page: Texts & { slug: string },
      _: unknown,
      { nodeModel }: { nodeModel: NodeModel },
    ) => {
      nodeModel.getNodeById({ id: SETTINGS })
      const settings = readAnalytics(process.env)
      if (!settings || page.slug !== "privacy") return page[name]
      const texts = await nodeModel.findOne({ type: "PrivacyAnalytics", query: {} })
      const changed = { ...texts, sections: mergeSections(page.sections, texts.sections) }
      return fill(changed[name], {
        "{service}": providers[settings.provider].name,
        "{server}": new URL(settings.origin).host,
      })
    },
  })
  createResolvers({
    LegalPage: { updated: field("updated"), intro: field("intro"), sections: field("sections") },
  })
}

/** Replaces sections by their id; a section with a new id follows the one that it follows in `changes`. */
function mergeSections(sections: readonly Section[], changes: readonly Section[]): Section[] {
  const merged = [...sections]
  let at = merged.length - 1
  for (const change of changes) {
    const known = merged.findIndex(({ id }) => id === change.id)
    at = known < 0 ? at + 1 : known
    merged.splice(at, known < 0 ? 0 : 1, change)
  }
  return merged
}

/** The value with the placeholders of all its texts replaced. */
function fill<Value>(value: Value, words: Readonly<Record<string, string>>): Value {
  return JSON.parse(JSON.stringify(value), (_, text) =>
    typeof text === "string"
      ? Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(name, word), text)
      : text,
  )
}
