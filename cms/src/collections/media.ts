import path from "node:path"
import type { CollectionAfterReadHook, CollectionConfig, ImageSize } from "payload"
import { administratorsOnly, anyone } from "../access.ts"

/** Widths the site builds its srcset from. A picture is never enlarged: a narrow one simply lacks the wider sizes. */
const imageSizes: ImageSize[] = [400, 800, 1200].map((width) => ({
  name: `w${width}`,
  width,
  withoutEnlargement: undefined,
  // Effort 2 of 6 takes a third of the time of the default for a few per cent more bytes.
  formatOptions: { format: "webp", options: { quality: 74, effort: 2 } },
}))

/** Payload writes absolute addresses once it knows its own; ours stay relative, so a move to another host breaks none. */
const makeAddressesRelative: CollectionAfterReadHook = ({ doc, req }) => {
  const origin = req.payload.config.serverURL
  for (const part of [doc, ...Object.values(doc.sizes ?? {})]) {
    for (const key of ["url", "thumbnailURL"]) {
      if (part?.[key]?.startsWith(`${origin}/`)) part[key] = part[key].slice(origin.length)
    }
  }
  return doc
}

/**
 * Pictures, public to read.
 * @param dataDir where the files go, in its folder "media"
 */
export function media(dataDir: string): CollectionConfig<"media"> {
  return {
    slug: "media",
    labels: { singular: "Picture", plural: "Pictures" },
    admin: {
      group: "Media",
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "updatedAt"],
      description: "Pictures for projects and services. Smaller versions are made on upload.",
    },
    access: {
      create: administratorsOnly,
      read: anyone,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    // What a project or service shows of its pictures; "filename" must be there for "url" to be computed.
    defaultPopulate: {
      alt: true,
      filename: true,
      height: true,
      sizes: true,
      url: true,
      width: true,
    },
    hooks: { afterRead: [makeAddressesRelative] },
    upload: {
      staticDir: path.join(dataDir, "media"),
      mimeTypes: ["image/avif", "image/jpeg", "image/png", "image/webp"],
      imageSizes,
      adminThumbnail: "w400",
      // Fetching pictures by address would let the panel call into the company's own network.
      pasteURL: false,
    },
    fields: [
      {
        name: "alt",
        label: "Text alternative",
        type: "text",
        required: true,
        maxLength: 300,
        admin: {
          description: "What the picture shows, for people who cannot see it. One sentence.",
        },
      },
    ],
  }
}
