import { foldedWords } from "../blog/fold"
import { Button } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Spinner } from "../components/feedback/Spinner"
import type { Found } from "./openIndex"
import { ResultList } from "./ResultList"
import * as css from "./SearchResults.module.css"
import { useSearch } from "./useSearch"

type SearchTexts = {
  /** Shown until something is searched for. */
  readonly hint: string
  /** Heading of the pages found, below the articles. */
  readonly pages: string
  readonly moreArticles: string
  readonly morePages: string
  readonly nothing: string
  readonly failed: string
  readonly withoutScript: string
}

type SearchResultsProps = {
  /** The search text; null until the address has been read. */
  question: string | null
  texts: SearchTexts
  /** Categories offered when nothing is found. */
  shelves: readonly { readonly slug: string; readonly name: string }[]
}

/** The results of /blog/search?q=…: articles, then other pages. Their number is announced. */
export function SearchResults({ question, texts, shelves }: SearchResultsProps) {
  const asked = question?.trim() ?? ""
  const words = foldedWords(asked)
  const { found, state, retry, more } = useSearch(asked)
  const isEmpty = found !== null && found.articles.total + found.pages.total === 0
  // A search for punctuation alone has no words and therefore no results to count.
  const isUnasked = state === "idle" || (state === "ready" && !found)
  return (
    <section aria-label="Results" className={css.results}>
      <noscript>
        <p className={css.words}>{texts.withoutScript}</p>
        <p>
          <a href="/blog">All articles</a>
        </p>
      </noscript>
      <RuntimeFailure
        text="The search could not be loaded. Try once more, or look through"
        link={{ to: "/blog", label: "all articles" }}
      />
      {state === "loading" && <Spinner label="Searching the blog" />}
      <p role="status" className={css.count}>
        {found && countOf(found, asked)}
      </p>
      {question !== null && isUnasked && (
        <p className={css.hint}>
          <Examples text={texts.hint} />
        </p>
      )}
      {isEmpty && (
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
      {found && found.articles.total > 0 && (
        <ResultList
          results={found.articles}
          words={words}
          kind="articles"
          more={texts.moreArticles}
          onMore={() => more("articles")}
        />
      )}
      {found && found.pages.total > 0 && (
        <>
          <h2 className={css.kind}>{texts.pages}</h2>
          <ResultList
            results={found.pages}
            words={words}
            kind="pages"
            more={texts.morePages}
            onMore={() => more("pages")}
          />
        </>
      )}
      {state === "failed" && (
        <div role="alert" className={css.failure}>
          <p className={css.words}>{texts.failed}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </section>
  )
}

/** A text in which each quoted word is a link that searches for it. */
function Examples({ text }: { text: string }) {
  // Splitting at a group keeps it: every second piece was quoted.
  return text.split(/“([^”]+)”/).map((piece, index) =>
    index % 2 === 1 ? (
      <Link key={piece} to={`/blog/search?q=${encodeURIComponent(piece)}`}>
        “{piece}”
      </Link>
    ) : (
      piece
    ),
  )
}

function countOf({ articles, pages }: Found, asked: string): string {
  const counts = [
    articles.total > 0 && `${articles.total} ${articles.total === 1 ? "article" : "articles"}`,
    pages.total > 0 && `${pages.total} ${pages.total === 1 ? "page" : "pages"}`,
  ].filter(Boolean)
  return counts.length > 0
    ? `${counts.join(" and ")} for “${asked}”`
    : `Nothing found for “${asked}”`
}
