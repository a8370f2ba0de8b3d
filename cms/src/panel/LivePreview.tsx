"use client"

import {
  useAllFormFields,
  useDocumentEvents,
  useDocumentInfo,
  useLivePreviewContext,
} from "@payloadcms/ui"
import { reduceFieldsToValues } from "payload/shared"
import { useEffect, useMemo, useState } from "react"
import { completeDocument, type Pictures } from "./previewDocument.ts"

type LivePreviewProps = {
  /** Origin of the public site, whose page is in the frame. */
  siteOrigin: string
  /** Names of the document's fields that hold pictures. */
  pictureFields: string[]
}

/**
 * Sends the document as it stands in the form, saved or not, to the site's page in the frame, which shows it
 * (src/showcase/livePreview.ts of the site). Payload's own messages contain only the ids of pictures, and the
 * page can't fetch pictures of drafts. Only the site in the frame is answered, and the browser delivers the
 * answer to no other origin.
 */
export function LivePreview({ siteOrigin, pictureFields }: LivePreviewProps) {
  const [fields] = useAllFormFields()
  const { id } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const { iframeRef, isLivePreviewing } = useLivePreviewContext()
  const [requests, setRequests] = useState(0)
  // Read again after something was saved elsewhere, such as a picture that was cropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the update is what makes the pictures stale.
  const pictures = useMemo<Pictures>(() => new Map(), [mostRecentUpdate])

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin !== siteOrigin || source !== iframeRef.current?.contentWindow) return
      if (data?.type === "preview-ready") setRequests((number) => number + 1)
    }
    window.addEventListener("message", onMessage)
    return () => window.removeEventListener("message", onMessage)
  }, [iframeRef, siteOrigin])

  useEffect(() => {
    if (requests === 0 || !isLivePreviewing) return
    let isCurrent = true
    completeDocument(reduceFieldsToValues(fields, true), { id, pictureFields, pictures })
      .then((document) => {
        const frame = iframeRef.current?.contentWindow
        if (isCurrent) frame?.postMessage({ type: "preview-document", document }, siteOrigin)
      })
      .catch(console.error)
    return () => {
      isCurrent = false
    }
  }, [fields, id, iframeRef, isLivePreviewing, pictureFields, pictures, requests, siteOrigin])

  return null
}
