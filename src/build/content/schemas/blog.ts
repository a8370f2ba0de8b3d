import type { ContentFiles } from "./contentFile"

/** The blog. */
export const blogFiles: ContentFiles = {}
