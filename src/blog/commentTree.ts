type Comment = { readonly id: string; readonly replyTo?: string | null }

/** A comment and the replies to it. */
export type Thread<C extends Comment> = { comment: C; replies: Thread<C>[] }

/** Comments under the ones that they answer, each list in the order of the file. */
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
