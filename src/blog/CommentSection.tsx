import { useEffect, useRef, useState } from "react"
import { Link } from "../components/action/Link"
import { CommentForm } from "../contact/CommentForm"
import { type CommentData, Comments } from "../sections/blog/Comments"
import * as css from "./CommentSection.module.css"

type CommentSectionProps = {
  texts: {
    readonly comments: string
    readonly withoutComments: string
    readonly form: { readonly title: string; readonly text: string }
  }
  comments: readonly CommentData[]
  /** Path of the page. */
  path: string
  /** Query of the address: ?reply=… names the comment that is answered. */
  search: string
  /** Where to write to when no script runs. */
  email: string
}

/**
 * Comments and the form for one more. A reply link is an address: it leads to the form before the script came and
 * after, and back leads back.
 */
export function CommentSection({ texts, comments, path, search, email }: CommentSectionProps) {
  const answered = useAnswered(comments, search)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answered) note.current?.focus({ preventScroll: true })
  }, [answered])
  return (
    <div className={css.parts}>
      <Comments
        title={texts.comments}
        empty={texts.withoutComments}
        comments={comments}
        replyPath={(id) => `${path}?reply=${encodeURIComponent(id)}#comment-form`}
      />
      <section id="comment-form" className={css.form} aria-labelledby="comment-form-title">
        <h2 id="comment-form-title" className={css.title}>
          {texts.form.title}
        </h2>
        {answered ? (
          <p ref={note} tabIndex={-1} className={css.note}>
            You reply to <strong>{answered.author}</strong>.{" "}
            <Link to={`${path}#comment-${encodeURIComponent(answered.id)}`}>
              Back to that comment
            </Link>
          </p>
        ) : (
          <p className={css.text}>{texts.form.text}</p>
        )}
        <CommentForm email={email} />
      </section>
    </div>
  )
}

/** The comment that the address names; read after mount, since the written page knows no address. */
function useAnswered(comments: readonly CommentData[], search: string): CommentData | undefined {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => setId(new URLSearchParams(search).get("reply")), [search])
  return comments.find((comment) => comment.id === id)
}
