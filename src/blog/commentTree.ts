type Comment = { readonly id: string; readonly replyTo?: string | null }

/** A comment with its replies. */
export type Thread<C extends Comment> = { comment: C; replies: Thread<C>[] }

/** Nests comments under those they reply to, each level in the order of the file. */
export function commentTree<C extends Comment>(comments: readonly C[]): Thread<C>[] {
  const threads = new Map(
    comments.map((comment) => [comment.id, { comment, replies: [] } as Thread<C>]),
  )
  const roots: Thread<C>[] = []
  for (const thread of threads.values()) {
    const answered = threads.get(thread.comment.replyTo ?? "")
    ;(answered?.replies ?? roots).push(thread)
  }
  return roots
}
