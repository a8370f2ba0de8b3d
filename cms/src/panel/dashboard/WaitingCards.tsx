import type { ReactNode } from "react"
import { addressQuery, filters } from "./filters.ts"
import { LocalTime } from "./LocalTime.tsx"
import type { Change, Draft, Message, Waiting } from "./waiting.ts"

type WaitingCardsProps = {
  waiting: Waiting
  /** Path of the panel. */
  admin: string
}

/** A card for each kind of thing that waits; a sentence if nothing does. */
export function WaitingCards({ waiting, admin }: WaitingCardsProps) {
  const list = (path: string) => `${admin}/collections/${path}`
  const { messages, suspected, unmailed, failedMails, drafts, scheduled, failedChanges } = waiting
  const { hasRebuildFailed } = waiting
  const toMessage = ({ id, ...message }: Message) => (
    <li key={id}>
      <a href={list(`contacts/${id}`)}>{message.subject}</a>
      <small>
        {message.name}, <LocalTime at={message.createdAt} />
      </small>
    </li>
  )
  const toChange = ({ action, at, id, list: slug, title }: Change) => (
    <li key={`${slug} ${id} ${at}`}>
      <a href={list(`${slug}/${id}`)}>{title}</a>
      <small>
        {action === "publish" ? "Goes on the site" : "Leaves the site"}, <LocalTime at={at} />
      </small>
    </li>
  )
  const toDraft = ({ id, isOnSite, kind, list: slug, title, updatedAt }: Draft) => (
    <li key={`${slug} ${id}`}>
      <a href={list(`${slug}/${id}`)}>{title}</a>
      <small>
        {kind}, {isOnSite ? "changes not published" : "never published"},{" "}
        <LocalTime at={updatedAt} />
      </small>
    </li>
  )
  const cards = [
    messages.count > 0 && (
      <Card
        key="messages"
        thread={1}
        count={messages.count}
        title={["new message", "new messages"]}
      >
        <ul>{messages.newest.map(toMessage)}</ul>
        <a className="all" href={list(`contacts${addressQuery(filters.newMessages)}`)}>
          All new messages
        </a>
      </Card>
    ),
    unmailed.count > 0 && (
      <Card
        key="unmailed"
        thread={2}
        count={unmailed.count}
        title={["message that was not mailed to you", "messages that were not mailed to you"]}
      >
        <ul>{unmailed.newest.map(toMessage)}</ul>
        <a className="all" href={list(`contacts${addressQuery(filters.unmailedMessages)}`)}>
          All of them, to send again
        </a>
      </Card>
    ),
    failedMails > 0 && (
      <Card
        key="mails"
        thread={2}
        count={failedMails}
        title={["mail to a visitor failed this week", "mails to visitors failed this week"]}
      >
        <a className="all" href={list(`payload-jobs${addressQuery(filters.failedJobs)}`)}>
          Which, and why
        </a>
      </Card>
    ),
    hasRebuildFailed && (
      <Card key="rebuild" thread={2} count={1} title={["request to rebuild the site failed", ""]}>
        <a className="all" href={list(`payload-jobs${addressQuery(filters.failedJobs)}`)}>
          Why
        </a>
      </Card>
    ),
    failedChanges.length > 0 && (
      <Card
        key="failed"
        thread={2}
        count={failedChanges.length}
        title={["scheduled change failed", "scheduled changes failed"]}
      >
        <ul>{failedChanges.map(toChange)}</ul>
        <p>Open the document and publish it by hand: the panel then says what it lacks.</p>
      </Card>
    ),
    drafts.count > 0 && (
      <Card key="drafts" thread={3} count={drafts.count} title={["draft", "drafts"]}>
        <ul>{drafts.newest.map(toDraft)}</ul>
      </Card>
    ),
    scheduled.length > 0 && (
      <Card
        key="scheduled"
        thread={4}
        count={scheduled.length}
        title={["scheduled change", "scheduled changes"]}
      >
        <ul>{scheduled.map(toChange)}</ul>
      </Card>
    ),
    suspected > 0 && (
      <Card
        key="suspected"
        thread={4}
        count={suspected}
        title={["message looks like spam", "messages look like spam"]}
      >
        <a className="all" href={list(`contacts${addressQuery(filters.suspectedMessages)}`)}>
          Look through them
        </a>
      </Card>
    ),
  ].filter(Boolean)
  if (cards.length === 0) {
    return <p>Nothing waits: no new message, no draft, and every mail has been sent.</p>
  }
  return (
    <ul className="waiting" role="list">
      {cards}
    </ul>
  )
}

type CardProps = {
  /** Which of the brand's four colours marks the card. */
  thread: 1 | 2 | 3 | 4
  count: number
  title: [one: string, more: string]
  children: ReactNode
}

function Card({ thread, count, title: [one, more], children }: CardProps) {
  return (
    <li style={{ "--thread": `var(--thread-${thread})` } as React.CSSProperties}>
      <h2 className="title">
        <b>{count}</b> {count === 1 ? one : more}
      </h2>
      {children}
    </li>
  )
}
