import type { CollectionConfig, Field, Tab } from "payload"

type PreviewedPage = {
  /** Origin of the public site. */
  siteUrl: string
  /** Path of the page that shows the list. */
  page: string
}

type AdminOptions = NonNullable<CollectionConfig["admin"]>

/**
 * Live preview of a list: the page of the site that shows it, in a frame beside the form. The address is the same
 * for every document, because the page gets the document from the form.
 */
export function livePreviewOf(
  { siteUrl, page }: PreviewedPage,
  fields: Field[],
): Pick<AdminOptions, "components" | "livePreview"> {
  const clientProps = { siteOrigin: new URL(siteUrl).origin, pictureFields: pictureFields(fields) }
  const sender = { path: "/src/panel/LivePreview.tsx#LivePreview", clientProps }
  return {
    components: { edit: { beforeDocumentControls: [sender] } },
    livePreview: {
      url: new URL(`${page}?preview`, siteUrl).href,
      breakpoints: [
        { name: "phone", label: "Phone", width: 390, height: 844 },
        { name: "tablet", label: "Tablet", width: 820, height: 1180 },
        { name: "laptop", label: "Laptop", width: 1280, height: 800 },
      ],
    },
  }
}

function pictureFields(fields: (Field | Tab)[]): string[] {
  const names = fields.flatMap((field) => {
    if ("tabs" in field) return pictureFields(field.tabs)
    if ("type" in field && field.type === "upload") return [field.name]
    return "fields" in field ? pictureFields(field.fields) : []
  })
  return [...new Set(names)]
}
