import { graphql } from "gatsby"
import { commentTree, type Thread } from "../../blog/commentTree"
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
  comments: readonly CommentData[]
  /** Path, with fragment, for replying to a comment. */
  replyPath: (id: string) => string
}

/** Readers' comments, each followed by its replies. */
export function Comments({ title, empty, comments, replyPath }: CommentsProps) {
  return (
    <section aria-labelledby="comments-title">
      <h2 id="comments-title" className={css.heading}>
        <span className={css.numeral}>{comments.length}</span> {title}
      </h2>
      {comments.length === 0 && <p>{empty}</p>}
      <Threads threads={commentTree(comments)} depth={0} replyPath={replyPath} />
    </section>
  )
}

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
              Reply<span className="visually-hidden"> to {author}</span>
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
