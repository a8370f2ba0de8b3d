import type { ContentFiles } from "./contentFile"

/** The six other home pages, and /coming-soon. */
export const variantFiles: ContentFiles = {}
