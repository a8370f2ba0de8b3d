import { graphql } from "gatsby"
import { commentTree, type Thread } from "../../blog/commentTree"
import { buttonClass } from "../../components/action/Button"
import { Link } from "../../components/action/Link"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Day } from "../blog/posts/Day"
import * as css from "./Comments.module.css"

export type CommentData = {
  readonly id: string
  readonly author: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly comment: string
  /** Readers who wrote with the form have none. */
  readonly img?: PictureData | null
  /** Id of the comment this one replies to. */
  readonly replyTo?: string | null
}

type CommentsProps = {
  /** Shown after the number of comments. */
  title: string
  /** Shown when there are no comments. */
  empty: string
  /** Opens the rest of a long discussion; shown after the number of comments there. */
  more: string
  comments: readonly CommentData[]
  /** Path, with fragment, for replying to a comment. */
  replyPath: (id: string) => string
}

/** Number of comments that are shown at once, with their replies. */
const FIRST_THREADS = 3

/** Readers' comments, each followed by its replies; a long discussion is shown in part until it is opened. */
export function Comments({ title, empty, more, comments, replyPath }: CommentsProps) {
  const threads = commentTree(comments)
  const first = threads.slice(0, FIRST_THREADS)
  const rest = threads.slice(FIRST_THREADS)
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title" className={css.heading}>
        <span className={css.numeral}>{comments.length}</span> {title}
      </h2>
      <div>
        {comments.length === 0 && <p>{empty}</p>}
        <Threads threads={first} depth={0} replyPath={replyPath} />
        {rest.length > 0 && (
          // A link to a comment in it opens it, as does the browser's search for a word.
          <details className={css.rest}>
            <summary
              className={`${buttonClass("outline")} ${css.more}`}
            >{`${size(rest)} ${more}`}</summary>
            <Threads threads={rest} depth={0} replyPath={replyPath} />
          </details>
        )}
      </div>
    </section>
  )
}

/** Number of comments in these threads. */
const size = (threads: Thread<CommentData>[]): number =>
  threads.reduce((sum, { replies }) => sum + 1 + size(replies), 0)

type ThreadsProps = {
  threads: Thread<CommentData>[]
  /** Nesting level, from 0. */
  depth: number
  replyPath: (id: string) => string
}

function Threads({ threads, depth, replyPath }: ThreadsProps) {
  if (threads.length === 0) return null
  return (
    // Replies are indented two levels at most: phones have no room for more.
    <ol className={depth === 0 ? css.list : depth < 3 ? css.replies : css.deep} role="list">
      {threads.map(({ comment: { id, author, date, comment, img }, replies }) => (
        <li key={id} id={`comment-${id}`}>
          <article>
            {/* Empty alt: the name beside the portrait says who it shows. */}
            {img ? (
              <Picture picture={{ ...img, alt: "" }} className={css.img} />
            ) : (
              <span className={`${css.img} ${css.initial}`} aria-hidden="true">
                {[...author][0]}
              </span>
            )}
            <header>
              <h3>{author}</h3>
              <Day day={date} />
            </header>
            <p>{comment}</p>
            <Link to={replyPath(id)}>
              Reply<span className="visually-hidden">{` to ${author}`}</span>
            </Link>
          </article>
          <Threads threads={replies} depth={depth + 1} replyPath={replyPath} />
        </li>
      ))}
    </ol>
  )
}

export const query = graphql`
  fragment Comment on BlogComment {
    id: jsonId
    author
    date
    comment
    replyTo
    img {
      ...PortraitPicture
    }
  }
`
