import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Helmet } from "react-helmet"
import { siteConfig } from "../config"

const { origin } = new URL(siteConfig.contentUrl)

/** One for the list, which is asked for without credentials, one for its pictures: browsers keep these apart. */
const connections = [
  { rel: "preconnect", href: origin, crossorigin: "anonymous" },
  { rel: "preconnect", href: origin },
]

type ShowcaseProviderProps = {
  children: ReactNode
}

/** Fetching for the pages that need it, and for no other: the client comes and goes with them. */
export function ShowcaseProvider({ children }: ShowcaseProviderProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            // A visitor who turns back a page within a minute asks for nothing new.
            staleTime: 60_000,
            refetchOnWindowFocus: false,
            // "Offline" is the browser's guess; a request that fails says it better.
            networkMode: "always",
          },
        },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <Helmet link={connections} />
      {children}
    </QueryClientProvider>
  )
}
