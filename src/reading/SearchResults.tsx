import { type IndexedPost, searchPosts } from "../blog/searchIndex"
import { Button } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Spinner } from "../components/feedback/Spinner"
import { PostLink } from "../sections/blog/PostLink"
import { PostMeta } from "../sections/blog/PostMeta"
import * as css from "./SearchResults.module.css"
import { useSearchIndex } from "./useSearchIndex"

type SearchTexts = {
  /** Stands there until something is searched for. */
  readonly hint: string
  readonly nothing: string
  readonly failed: string
  readonly withoutScript: string
}

type SearchResultsProps = {
  /** What is searched for; null before the address has been read. */
  question: string | null
  texts: SearchTexts
  /** Categories, to go on from. */
  shelves: readonly { readonly slug: string; readonly name: string }[]
}

/** What /blog/search?q=… finds. How much that is, is announced. */
export function SearchResults({ question, texts, shelves }: SearchResultsProps) {
  const asked = question?.trim() ?? ""
  const index = useSearchIndex(asked !== "")
  const found = index.state === "ready" ? searchPosts(index.index, asked) : null
  const searching = asked !== "" && index.state === "loading"
  return (
    <section aria-label="Results" className={css.results}>
      <noscript>
        <p className={css.words}>{texts.withoutScript}</p>
        <p>
          <a href="/blog">All articles</a>
        </p>
      </noscript>
      <RuntimeFailure>
        The search could not be loaded. Try once more, or look through{" "}
        <Link to="/blog">all articles</Link>.
      </RuntimeFailure>
      {searching && <Spinner label="Searching the blog" />}
      <p role="status" className={css.count}>
        {found && countOf(found, asked)}
      </p>
      {question !== null && !searching && index.state !== "failed" && !found && (
        <p className={css.words}>{texts.hint}</p>
      )}
      {asked !== "" && index.state === "failed" && (
        <div role="alert" className={css.failure}>
          <p className={css.words}>{texts.failed}</p>
          <Button onClick={index.retry}>Try again</Button>
        </div>
      )}
      {found?.length === 0 && (
        <>
          <p className={css.words}>{texts.nothing}</p>
          <ul className={css.shelves} role="list">
            {shelves.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/blog/category/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {found && found.length > 0 && (
        <ol className={css.list} role="list">
          {found.map(({ path, title, date, category, excerpt }) => (
            <li key={path} className={css.item}>
              <PostMeta category={category} date={date} />
              <h2 className={css.title}>
                <PostLink path={path} title={title} />
              </h2>
              <p>{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function countOf(found: readonly IndexedPost[], asked: string): string {
  if (found.length === 0) return `Nothing found for “${asked}”`
  return `${found.length} ${found.length === 1 ? "article" : "articles"} for “${asked}”`
}
