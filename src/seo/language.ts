/** The site's language, for browsers, search engines and feed readers. */
export const language = "en-GB"
