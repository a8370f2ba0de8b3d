import * as css from "./ProjectStrips.module.css"

/** What a project page shows below its first view; loaded apart from the page, while the document is fetched. */
export { caseParts } from "./case/caseParts"
export { NextProject } from "./NextProject"
export const { strips } = css
