/** The language that the site is written in, as browsers, search engines and readers of feeds are told. */
export const language = "en-GB"
