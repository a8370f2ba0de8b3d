import { Suspense } from "react"
import { readEnvironment } from "../environment.ts"
import { readLiveSite } from "./liveVersion.ts"

/** Dashboard: which content the published site was built from. The rest of the page doesn't wait for the answer. */
export function LiveVersion() {
  const { siteUrl } = readEnvironment()
  return (
    <Suspense fallback={<p>Asking {siteUrl} which version is live …</p>}>
      <Answer siteUrl={siteUrl} />
    </Suspense>
  )
}

type AnswerProps = {
  /** Origin of the site. */
  siteUrl: string
}

async function Answer({ siteUrl }: AnswerProps) {
  const site = await readLiveSite(siteUrl)
  const link = <a href={siteUrl}>{siteUrl}</a>
  if (site.state === "unreachable") return <p>{link} can’t be reached from here.</p>
  if (site.state === "unknown") {
    return <p>{link} doesn’t say which version is live: it has no version.json.</p>
  }
  const { commit, time, built } = site.version
  return (
    <p>
      {link} was last built on <Moment date={built} />
      {commit && time && (
        <>
          , from content <code>{commit.slice(0, 7)}</code> of <Moment date={time} />
        </>
      )}
      . Projects and services don’t wait for a build: what you publish here is on the site within 30
      seconds.
    </p>
  )
}

const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
})

/** In UTC, since the server doesn't know the editor's time zone. */
function Moment({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))} UTC</time>
}
