import { graphql } from "gatsby"
import { commentTree, type Thread } from "../../blog/commentTree"
import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./Comments.module.css"
import { Day } from "./Day"

export type CommentData = {
  readonly id: string
  readonly author: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly comment: string
  readonly img: PictureData
  /** Id of the comment that it answers. */
  readonly replyTo?: string | null
}

type CommentsProps = {
  /** Their number stands before it. */
  title: string
  /** Stands there while there are none. */
  empty: string
  comments: readonly CommentData[]
  /** Where a reply to a comment is written. */
  replyPath: (id: string) => string
}

/** What readers said, replies under what they answer (SPEC 2.5). */
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
  /** How many comments stand above. */
  depth: number
  replyPath: (id: string) => string
}

function Threads({ threads, depth, replyPath }: ThreadsProps) {
  if (threads.length === 0) return null
  return (
    // Deeper than two steps a phone has no room: replies then stand under each other.
    <ol className={depth === 0 ? css.list : depth < 3 ? css.replies : css.deep} role="list">
      {threads.map(({ comment: { id, author, date, comment, img }, replies }) => (
        <li key={id} id={`comment-${id}`}>
          <article className={css.comment}>
            {/* The name beside it says who that is. */}
            <Picture picture={{ ...img, alt: "" }} className={css.img} />
            <header>
              <h3 className={css.author}>{author}</h3>
              <Day day={date} className={css.day} />
            </header>
            <p className={css.text}>{comment}</p>
            <Link to={replyPath(id)} className={css.reply}>
              <Icon name="reply" />
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
