import type { PageProps } from "gatsby"
import { useEffect, useState } from "react"
import { SearchResults } from "../../reading/SearchResults"
import type { PageContext } from "../../routes"
import { BlogFrame } from "../../sections/blog/BlogFrame"
import { SearchBox } from "../../sections/blog/SearchBox"
import { TitleBar } from "../../sections/hero/TitleBar"
import * as css from "./BlogSearch.module.css"
import { useBlog } from "./useBlog"

/** /blog/search?q=…: the build writes the shell, and the search runs in the browser. */
export default function BlogSearch({
  pageContext,
  location,
}: PageProps<object, PageContext<"blog/BlogSearch">>) {
  const { texts, sidebar } = useBlog()
  const question = useQuestion(location.search)
  return (
    <>
      <div className={css.opening}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={texts.search.text} />
      </div>
      <BlogFrame {...sidebar} withSearch={false}>
        <SearchBox label={texts.sidebar.search} question={question ?? ""} large />
        <SearchResults question={question} texts={texts.search} shelves={sidebar.categories} />
      </BlogFrame>
    </>
  )
}

/** The search term in the URL; null until hydration, because the built page has no query string. */
function useQuestion(search: string): string | null {
  const [question, setQuestion] = useState<string | null>(null)
  useEffect(() => setQuestion(new URLSearchParams(search).get("q") ?? ""), [search])
  return question
}
