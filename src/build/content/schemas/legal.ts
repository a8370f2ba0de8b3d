import type { ContentFiles } from "./contentFile"

/** Terms and privacy. */
export const legalFiles: ContentFiles = {}
