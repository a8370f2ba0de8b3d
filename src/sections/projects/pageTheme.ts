import { useEffect, useState } from "react"

/** The attributes of a theme (src/styles/themes.css). */
export type PageTheme = { readonly "data-theme"?: string; readonly "data-scheme"?: string }

/**
 * Gives the page another theme.
 * @returns the attributes of its own theme, for parts that keep it; none while the page has it
 */
export function usePageTheme(theme: string | undefined): PageTheme {
  const [own, setOwn] = useState<PageTheme>({})
  useEffect(() => {
    if (!theme) return
    const { dataset } = document.documentElement
    const { theme: ownTheme = "", scheme = "" } = dataset
    const { pathname } = location
    dataset.theme = theme
    setOwn({ "data-theme": ownTheme, "data-scheme": scheme })
    return () => {
      // The page that follows has set its own by now.
      if (location.pathname !== pathname) return
      dataset.theme = ownTheme
      setOwn({})
    }
  }, [theme])
  return own
}
