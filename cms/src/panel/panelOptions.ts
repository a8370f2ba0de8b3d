import type { Config } from "payload"
import { companyName } from "../brand.ts"
import { icon } from "./brand/icon.ts"

/** Long enough to read why something was refused; Payload's default is four seconds. */
const noticeDuration = 12_000

const description = `Where ${companyName} edits what the website shows and reads what visitors write.`

/** Look and texts of the panel as a whole. */
export function panelOptions(): NonNullable<Config["admin"]> {
  return {
    user: "administrators",
    // The default loads a picture of each administrator from gravatar.com.
    avatar: "default",
    dateFormat: "d MMM yyyy, HH:mm",
    meta: {
      titleSuffix: ` · ${companyName}`,
      description,
      icons: [{ rel: "icon", type: "image/svg+xml", url: icon }],
      openGraph: { siteName: companyName, description },
      // Would be rendered for anyone on request, for a panel that nobody links to.
      defaultOGImageType: "off",
      robots: "noindex, nofollow",
    },
    toast: { duration: noticeDuration },
    importMap: { baseDir: process.cwd() },
    components: {
      graphics: {
        Icon: "/src/panel/brand/Mark.tsx#Mark",
        Logo: "/src/panel/brand/Logo.tsx#Logo",
      },
      views: { dashboard: { Component: "/src/panel/dashboard/Dashboard.tsx#Dashboard" } },
    },
  }
}

/** Texts of Payload in other words. */
export const panelTexts = {
  fallbackLanguage: "en",
  translations: { en: { general: { payloadSettings: "Settings of the panel" } } },
} as const satisfies Config["i18n"]
