import { type Field, fieldsOf } from "../build/content/describe"
import { MOST_BYTES } from "../build/content/pictures"
import type { ContentFiles } from "../build/content/schemas/contentFile"
import { type Control, control, idLast, listOptions } from "./controls"
import { ROOT } from "./format"
import { groups, stemOf } from "./groups"
import { folderOf, mediaFolder } from "./media"
import { backendOf, type EditorSettings } from "./settings"

type Source = {
  contentFiles: ContentFiles
  /** Parsed content, by file name in data/. */
  content: Readonly<Record<string, unknown>>
  settings: EditorSettings
  site: {
    name: string
    logo: string
    /** Name of the checkout's folder, which people choose in local mode. */
    folder: string
  }
}

/** The configuration of the content management system: a form for each file, from its schema. */
export function editorConfig({ contentFiles, content, settings, site }: Source) {
  return {
    load_config_file: false,
    backend: backendOf(settings, site.folder),
    app_title: `${site.name}: edit the site`,
    logo: { src: site.logo, show_in_header: true },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: MOST_BYTES, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true, encode_file_path: false },
    // A preview would list the fields again, without the site's design; "View on Live Site" shows the page.
    editor: { preview: false },
    collections: groups.map(({ name, label, icon, files }) => ({
      name,
      label,
      icon,
      files: Object.entries(files).map(([file, entry]) => {
        const { holds } = contentFile(contentFiles, file)
        const value = content[file]
        const folder = folderOf(value)
        const base = {
          name: stemOf(file),
          label: entry.label,
          file: `data/${file}`,
          format: formatName(file),
          preview_path: entry.page,
          ...(folder && mediaFolder(folder)),
        }
        const fields = fieldsOf(contentFile(contentFiles, file))
        if (holds === "one") {
          return {
            ...base,
            fields: fields.map((field) => control(field, { values: [value], isTop: true })),
          }
        }
        return { ...base, fields: [rootList(fields, entry, value)] }
      }),
    })),
  }
}

/** Name of the custom format of a file. */
export function formatName(file: string): string {
  return `data-${stemOf(file)}`
}

function contentFile(contentFiles: ContentFiles, name: string) {
  const file = contentFiles[name]
  if (!file) throw new Error(`src/editor/groups.ts lists ${name}, which is not a content file`)
  return file
}

function rootList(
  fields: readonly Field[],
  { label, item, canAdd }: { label: string; item?: string; canAdd?: false },
  value: unknown,
): Control {
  const values = Array.isArray(value) ? value : []
  return {
    name: ROOT,
    label,
    label_singular: item,
    widget: "list",
    root: true,
    // The editor would refuse to save an empty list; the format restores it.
    required: false,
    collapsed: true,
    ...(canAdd === false && { allow_add: false, allow_remove: false }),
    ...listOptions(fields),
    fields: idLast(fields).map((field) => control(field, { values, fixed: canAdd === false })),
  }
}
