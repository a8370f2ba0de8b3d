import { colours, mark } from "../../brand.ts"

const paths = mark.map(([colour, d]) => `<path fill="${colours[colour][0]}" d="${d}"/>`).join("")
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths}</svg>`

/** The panel's icon in the browser's tab. A data URL, because the service has no folder of static files. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
