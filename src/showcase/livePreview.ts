import type { QueryClient, QueryKey } from "@tanstack/react-query"
import type { Page } from "../api/content"
import { type Json, objectOf } from "../api/values"
import { siteConfig } from "../config"

type Preview<Document> = {
  /** The list's parser; a document for which it returns null is not shown. */
  read: (doc: Json) => Document | null
  /** The query whose result the page shows. */
  client: QueryClient
  queryKey: QueryKey
  signal: AbortSignal
}

/**
 * Live preview: shows what an editor types in the content service's panel, which frames this page
 * (cms/src/panel/LivePreview.tsx). Messages count only if they come from the window that frames the page, and
 * that window has the panel's origin. Loaded in such a frame only (place.ts).
 * @returns the first document; later ones replace the query's result
 */
export function receivePreview<Document>({
  read,
  client,
  queryKey,
  signal,
}: Preview<Document>): Promise<Page<Document>> {
  const panel = new URL(siteConfig.contentUrl).origin
  // The document, below what the page itself says.
  document.querySelector("[data-waits]")?.scrollIntoView()
  const first = new Promise<Page<Document>>((resolve) => {
    window.addEventListener(
      "message",
      ({ data, origin, source }: MessageEvent<unknown>) => {
        if (origin !== panel || source !== window.parent) return
        const message = objectOf(data)
        if (message?.type !== "preview-document") return
        const document = objectOf(message.document)
        const shown = document && read(document)
        const page = { docs: shown ? [shown] : [], totalPages: 1 }
        client.setQueryData(queryKey, page)
        resolve(page)
      },
      { signal },
    )
  })
  document.addEventListener("click", stayInFrame, { capture: true, signal })
  // Asks for the document. The browser delivers it to no other origin.
  window.parent.postMessage({ type: "preview-ready" }, panel)
  return first
}

/** Links would lead to pages that the panel may not frame. */
function stayInFrame(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault()
}
