import config from "@payload-config"
import "@payloadcms/next/css"
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts"
import type { ServerFunctionClient } from "payload"
import type { ReactNode } from "react"
import { panelStyle } from "../../panel/brand/panelStyle.ts"
import { importMap } from "./admin/importMap.js"

const serverFunction: ServerFunctionClient = async (args) => {
  "use server"
  return handleServerFunctions({ ...args, config, importMap })
}

/** Frame of the administration panel. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{panelStyle}</style>
      {children}
    </RootLayout>
  )
}
