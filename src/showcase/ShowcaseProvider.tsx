import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Helmet } from "react-helmet"
import { siteConfig } from "../config"

const { origin } = new URL(siteConfig.contentUrl)

/**
 * One connection for the list, which is fetched without credentials, and one for its pictures:
 * browsers don't share these.
 */
const connections = [
  { rel: "preconnect", href: origin, crossorigin: "anonymous" },
  { rel: "preconnect", href: origin },
]

type ShowcaseProviderProps = {
  children: ReactNode
}

/** Provides the query client on pages that fetch; it is created and discarded with the page. */
export function ShowcaseProvider({ children }: ShowcaseProviderProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            // Going back a page within a minute makes no new request.
            staleTime: 60_000,
            refetchOnWindowFocus: false,
            // "Offline" is only the browser's guess; a failing request is a better signal.
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
