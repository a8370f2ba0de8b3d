import path from "node:path"
import type {
  Access,
  CollectionAfterReadHook,
  CollectionConfig,
  ImageSize,
  SelectType,
} from "payload"
import { administratorsOnly, isAdministrator } from "../access.ts"
import type { Environment } from "../environment.ts"
import type { PictureStore } from "../storage/pictureStore.ts"
import { addAvifSizes, avifSizes } from "./avifSizes.ts"
import { loadPictureToEdit } from "./loadPictureToEdit.ts"
import { pictureTypes } from "./pictureFiles.ts"
import { preparePicture } from "./preparePicture.ts"

/**
 * Widths of the site's srcset, as WebP and AVIF. Pictures are never enlarged: a narrow one lacks the wider sizes.
 */
const imageSizes: ImageSize[] = [
  ...[400, 800, 1200].map((width) => ({
    name: `w${width}`,
    width,
    withoutEnlargement: undefined,
    // Effort 2 (of 6) takes a third of the default's time for a few per cent more bytes.
    formatOptions: { format: "webp" as const, options: { quality: 74, effort: 2 } },
  })),
  ...avifSizes,
]

/** What the hooks below need of a picture to make what visitors get. */
export const selectedForVisitors: SelectType = {
  alt: true,
  height: true,
  sizes: Object.fromEntries(
    imageSizes.map(({ name }) => [name, { height: true, url: true, width: true }]),
  ),
  updatedAt: true,
  url: true,
  width: true,
}

type File = { url?: string | null; width?: number | null; height?: number | null }

/**
 * Payload writes absolute URLs once it knows its own; ours stay relative, so that they survive a
 * move to another host. `?v=` is the time of the last change: caches can keep a picture for ever,
 * and a replaced picture has a new URL.
 */
const completeAddresses: CollectionAfterReadHook = ({ doc, req }) => {
  const origin = req.payload.config.serverURL
  const version = Date.parse(doc.updatedAt).toString(36)
  for (const part of [doc, ...Object.values(doc.sizes ?? {})]) {
    for (const key of ["url", "thumbnailURL"]) {
      const address = part?.[key]
      if (!address) continue
      const relative = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
      part[key] = `${relative.split("?")[0]}?v=${version}`
    }
  }
  return doc
}

/** Drops what a page does not need of a picture: it would make up half of every response. */
const shortenForVisitors: CollectionAfterReadHook = ({ doc, req }) => {
  if (req.payloadAPI !== "REST" || isAdministrator(req)) return doc
  const { id, alt, url, width, height, sizes } = doc
  const addressAndSize = (file: File) =>
    file.url ? { url: file.url, width: file.width, height: file.height } : null
  const files = Object.entries<File>(sizes ?? {}).map(([name, file]) => [
    name,
    addressAndSize(file),
  ])
  return { id, alt, url, width, height, sizes: Object.fromEntries(files) }
}

/** Visitors read pictures with their document, or as files; a list would include drafts' ones. */
const withDocumentOrAsFile: Access = ({ req, isReadingStaticFile }) =>
  isAdministrator(req) || isReadingStaticFile || req.routeParams?.collection !== "media"

const maxAltLength = 300

function validateAlt(value: string | null | undefined): string | true {
  if (!value?.trim()) return "Say in one sentence what the picture shows."
  return value.length <= maxAltLength || `This must be at most ${maxAltLength} characters long.`
}

/**
 * Pictures. Every file is public, the list of them is not. The files are in the folder "media" of the data folder, or in object
 * storage.
 */
export function media(
  { dataDir, makeAvif, objectStorage }: Pick<Environment, "dataDir" | "makeAvif" | "objectStorage">,
  pictures: PictureStore,
): CollectionConfig<"media"> {
  return {
    slug: "media",
    // A duplicate in object storage would be fetched from the public address of this service.
    disableDuplicate: objectStorage !== null,
    labels: { singular: "Picture", plural: "Pictures" },
    admin: {
      group: "Pictures",
      hideAPIURL: true,
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "updatedAt"],
      description:
        "Pictures for projects and services: AVIF, JPEG, PNG or WebP up to 15 MB, at best 1600 pixels wide. Smaller versions are made on upload.",
    },
    access: {
      create: administratorsOnly,
      read: withDocumentOrAsFile,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    // Fields of a picture in projects and services; "url" is made from "filename" and "updatedAt".
    defaultPopulate: {
      alt: true,
      filename: true,
      height: true,
      sizes: true,
      updatedAt: true,
      url: true,
      width: true,
    },
    hooks: {
      beforeOperation: [...(objectStorage ? [loadPictureToEdit(pictures)] : []), preparePicture],
      beforeChange: makeAvif ? [addAvifSizes(pictures)] : [],
      afterRead: [completeAddresses, shortenForVisitors],
    },
    upload: {
      staticDir: path.join(dataDir, "media"),
      mimeTypes: pictureTypes,
      imageSizes,
      adminThumbnail: "w400",
      // SSRF: fetching pictures by URL would let the panel reach the company's internal network.
      pasteURL: false,
    },
    fields: [
      {
        name: "refusal",
        type: "ui",
        admin: {
          components: { Field: "/src/panel/UploadRefusal.tsx#UploadRefusal" },
          disableListColumn: true,
        },
      },
      {
        name: "alt",
        label: "Text alternative",
        type: "text",
        required: true,
        validate: validateAlt,
        admin: {
          description:
            "What the picture shows, for people who cannot see it. One sentence, without “picture of”.",
        },
      },
    ],
  }
}
