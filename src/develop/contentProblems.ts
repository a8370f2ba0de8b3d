/** Where the dev server tells open pages what is wrong with the content, as server-sent events. */
export const CONTENT_PROBLEMS = "/__content-problems"
