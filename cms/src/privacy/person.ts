import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload"
import { inTransaction } from "../database/inTransaction.ts"
import type {
  Administrator,
  Comment,
  Contact,
  PayloadJob,
  Question,
  Registration,
  Subscription,
  User,
} from "../payload-types.ts"

type Session = { id: number; createdAt: string; expiresAt: string }

/** Everything that is stored about the owner of an e-mail address. */
type Traces = {
  users: User[]
  sessions: Session[]
  registrations: Registration[]
  contacts: Contact[]
  comments: Comment[]
  questions: Question[]
  subscriptions: Subscription[]
  jobs: PayloadJob[]
  administrators: Administrator[]
}

/** What `erasePerson` deletes, with what it is to a reader. */
const erased = {
  users: "users",
  sessions: "site-sessions",
  registrations: "registrations",
  contacts: "contacts",
  comments: "comments",
  questions: "questions",
  subscriptions: "subscriptions",
  jobs: "payload-jobs",
} as const satisfies Partial<Record<keyof Traces, CollectionSlug>>

export type Erased = Record<keyof typeof erased, number> & { administrators: number }

/**
 * What is stored about a person, to hand over: without password hashes and tokens, which are secrets even from their owner's mailbox.
 */
export async function exportPerson(payload: Payload, email: string) {
  const found = await find(payload, email)
  const { administrators, contacts, jobs, registrations, sessions, users } = found
  return {
    email,
    users: users.map((user) => pick(user, ["email", "fullName", "createdAt", "updatedAt"])),
    sessions: sessions.map((session) => pick(session, ["createdAt", "expiresAt"])),
    signUps: registrations.map((one) => pick(one, ["email", "fullName", "createdAt"])),
    messages: contacts.map(({ id, ...message }) => message),
    comments: found.comments.map(({ id, ...comment }) => comment),
    questions: found.questions.map(({ id, ...question }) => question),
    subscriptions: found.subscriptions.map(({ id, ...subscription }) => subscription),
    letters: jobs.map((job) => pick(job, ["taskSlug", "createdAt", "completedAt", "hasError"])),
    administrators: administrators.map((one) => pick(one, ["email", "fullName", "createdAt"])),
  }
}

/**
 * Deletes everything about a person in one transaction, except an administrator's account, which the panel deletes.
 * @returns how much was deleted of each kind, and how many administrators' accounts are left
 */
export async function erasePerson(payload: Payload, email: string): Promise<Erased> {
  return inTransaction(payload, async (req) => {
    const traces = await find(payload, email, req)
    const counts = { administrators: traces.administrators.length } as Erased
    for (const [kind, collection] of Object.entries(erased) as [
      keyof typeof erased,
      CollectionSlug,
    ][]) {
      const ids = traces[kind].map(({ id }) => id)
      counts[kind] = ids.length
      if (ids.length === 0) continue
      await payload.db.deleteMany({ collection, where: { id: { in: ids } }, req })
    }
    return counts
  })
}

async function find(payload: Payload, email: string, req?: PayloadRequest): Promise<Traces> {
  const all = async <Row>(collection: CollectionSlug, where: Where): Promise<Row[]> => {
    const { docs } = await payload.db.find({ collection, pagination: false, req, where })
    return docs as Row[]
  }
  const address = email.trim().toLowerCase()
  /** Addresses are compared here: `like` ignores case, but takes part of an address for the whole. */
  const ofPerson = async <Row extends { email: string }>(collection: CollectionSlug) => {
    const rows = await all<Row>(collection, { email: { like: address } })
    return rows.filter((row) => row.email.toLowerCase() === address)
  }
  const users = await ofPerson<User>("users")
  const registrations = await ofPerson<Registration>("registrations")
  const contacts = await ofPerson<Contact>("contacts")
  const comments = await ofPerson<Comment>("comments")
  const questions = await ofPerson<Question>("questions")
  const subscriptions = await ofPerson<Subscription>("subscriptions")
  const administrators = await ofPerson<Administrator>("administrators")
  const userIds = users.map(({ id }) => id)
  const sessions =
    userIds.length > 0 ? await all<Session>("site-sessions", { user: { in: userIds } }) : []
  const isAbout = aboutAny(address, { contact: contacts, registration: registrations, user: users })
  const jobs = (await all<PayloadJob>("payload-jobs", {})).filter(isAbout)
  return {
    administrators,
    comments,
    contacts,
    jobs,
    questions,
    registrations,
    sessions,
    subscriptions,
    users,
  }
}

/** Whether a job names one of the documents, or the address, which a mail server's refusal repeats. */
function aboutAny(address: string, documents: Record<string, { id: number }[]>) {
  const ids = Object.entries(documents).map(
    ([key, rows]) => [key, new Set<unknown>(rows.map(({ id }) => id))] as const,
  )
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  const wholeAddress = new RegExp(`(?<![\\w.%+-])${escaped}(?![\\w-])`, "i")
  return ({ error, input, log }: PayloadJob): boolean => {
    const values = (input ?? {}) as Record<string, unknown>
    return (
      ids.some(([key, known]) => known.has(values[key])) ||
      wholeAddress.test(JSON.stringify([input, error, log]))
    )
  }
}

function pick<Row, Key extends keyof Row>(row: Row, keys: Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>
}
