import { useEffect, useRef, useState } from "react"
import { Container } from "../components/text/Container"
import { CommentForm } from "../contact/CommentForm"
import { type CommentData, Comments } from "../sections/article/Comments"
import * as css from "./CommentSection.module.css"

type CommentSectionProps = {
  texts: {
    readonly comments: string
    readonly withoutComments: string
    readonly moreComments: string
    readonly form: { readonly title: string; readonly text: string }
  }
  comments: readonly CommentData[]
  /** Path of the page. */
  path: string
  /** Fragment of the address: #reply-… names the comment being replied to. */
  hash: string
  /** E-mail address offered when scripts are off. */
  email: string
}

/**
 * The comments and a form to add one. A reply link is a fragment of the page's address, so it leads
 * to the form before and after hydration, and the back button undoes it.
 */
export function CommentSection({ texts, comments, path, hash, email }: CommentSectionProps) {
  const answered = useAnswered(comments, hash)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answered) note.current?.focus({ preventScroll: true })
  }, [answered])
  return (
    // Laid out late (src/styles/lowerBands.css).
    <div className={css.band} data-band="">
      <Container className={css.parts}>
        <Comments
          title={texts.comments}
          empty={texts.withoutComments}
          more={texts.moreComments}
          comments={comments}
          replyPath={(id) => `${path}#${encodeURIComponent(replyAnchor(id))}`}
        />
        <section className={css.form} aria-labelledby="comment-form-title">
          {comments.map(({ id }) => (
            <span key={id} id={replyAnchor(id)} className={css.anchor} />
          ))}
          <div className={css.intro}>
            <h2 id="comment-form-title" className={css.title}>
              {texts.form.title}
            </h2>
            {answered ? (
              <p ref={note} tabIndex={-1} className={css.note}>
                You reply to <strong>{answered.author}</strong>.{" "}
                {/* The browser's own link, which also opens what the comment stands in. */}
                <a href={`#comment-${encodeURIComponent(answered.id)}`}>Back to that comment</a>
              </p>
            ) : (
              <p className={css.text}>{texts.form.text}</p>
            )}
          </div>
          <CommentForm email={email} replyTo={answered?.id} />
        </section>
      </Container>
    </div>
  )
}

/** The comment named by the address; read after mounting, as static HTML knows no fragment. */
function useAnswered(comments: readonly CommentData[], hash: string): CommentData | undefined {
  const [anchor, setAnchor] = useState("")
  useEffect(() => setAnchor(hash.slice(1)), [hash])
  return comments.find(({ id }) => encodeURIComponent(replyAnchor(id)) === anchor)
}

const replyAnchor = (id: string) => `reply-${id}`
