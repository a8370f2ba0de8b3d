import { routes } from "../../../src/routes"

/** Addresses of all pages, the not-found page by an address that nobody has. */
export const pages = routes.map(({ path, title }) => ({
  path: path === "/404.html" ? "/no-such-page" : path,
  title,
  isMissing: path === "/404.html",
}))
