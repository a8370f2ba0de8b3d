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
  /** Fragment of the address: #reply-… names the comment that is answered. */
  hash: string
  /** Where to write to when no script runs. */
  email: string
}

/**
 * Comments and the form for one more. A reply link is an address within the page: it leads to the form before the
 * script came and after, and back leads back.
 */
export function CommentSection({ texts, comments, path, hash, email }: CommentSectionProps) {
  const answered = useAnswered(comments, hash)
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
        replyPath={(id) => `${path}#${encodeURIComponent(replyAnchor(id))}`}
      />
      <section className={css.form} aria-labelledby="comment-form-title">
        {comments.map(({ id }) => (
          <span key={id} id={replyAnchor(id)} className={css.anchor} />
        ))}
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
function useAnswered(comments: readonly CommentData[], hash: string): CommentData | undefined {
  const [anchor, setAnchor] = useState("")
  useEffect(() => setAnchor(hash.slice(1)), [hash])
  return comments.find(({ id }) => encodeURIComponent(replyAnchor(id)) === anchor)
}

const replyAnchor = (id: string) => `reply-${id}`
