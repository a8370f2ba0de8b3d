import { Gutter } from "@payloadcms/ui"
import type { AdminViewServerProps } from "payload"
import { LiveVersion } from "../LiveVersion.tsx"
import { ContentLists } from "./ContentLists.tsx"
import { WaitingCards } from "./WaitingCards.tsx"
import { readWaiting } from "./waiting.ts"

/** The panel's first page: what waits for somebody, then every list in an editor's words. */
export async function Dashboard({ payload }: AdminViewServerProps) {
  return (
    <Gutter className="overview">
      <h1>What waits</h1>
      <WaitingCards waiting={await readWaiting(payload)} admin={payload.config.routes.admin} />
      <h2>What is live</h2>
      <LiveVersion />
      <h2>Everything you can edit</h2>
      <ContentLists payload={payload} />
    </Gutter>
  )
}
