import config from "@payload-config"
import { generatePageMetadata, NotFoundPage } from "@payloadcms/next/views"
import type { Metadata } from "next"
import { importMap } from "../importMap.js"

type PanelPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata(props: PanelPageProps): Promise<Metadata> {
  return generatePageMetadata({ config, ...props })
}

/** The 404 page of the administration panel. */
export default function NotFound(props: PanelPageProps) {
  return NotFoundPage({ config, importMap, ...props })
}
