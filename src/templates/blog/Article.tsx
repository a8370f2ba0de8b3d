import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { headingsOf, plainText, readingMinutes } from "../../blog/blocks"
import type { Crumb } from "../../components/action/Breadcrumbs"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { ArticleBody } from "../../sections/article/ArticleBody"
import { ArticleColumns } from "../../sections/article/ArticleColumns"
import { ArticleHeader } from "../../sections/article/ArticleHeader"
import { ArticleTags } from "../../sections/article/ArticleTags"
import { Sidebar } from "../../sections/blog/Sidebar"
import { ArticleHead } from "./ArticleHead"
import { useBlog } from "./useBlog"

type ArticleProps = {
  post: Queries.ArticleFragment
  /** Path of the article's page. */
  path: string
  /** Its ancestors in the breadcrumbs. */
  parents: readonly Crumb[]
  /** Breadcrumb label, when it differs from the title. */
  crumb?: string
  /** Ends the column of its text. */
  children: ReactNode
  /** Follows its text in the width of the page. */
  below?: ReactNode
  /** Links that lead on from the article, between it and the sidebar. */
  onward?: ReactNode
}

/** An article: metadata, cover, text and tags, then the sidebar of the blog. */
export function Article({ post, path, parents, crumb, children, below, onward }: ArticleProps) {
  const { sidebar, categoryOf, tagOf, pageOfPerson } = useBlog()
  const { content, title, date, modified, author, designation, excerpt, img } = post
  const authorPage = pageOfPerson(author)
  const category = categoryOf(post.category)
  const tags = post.tags.map(tagOf)
  return (
    <>
      <ArticleHead
        article={{
          path,
          title,
          excerpt,
          date,
          modified,
          author,
          designation,
          authorPage,
          category: category.name,
          tags: tags.map(({ name }) => name),
          words: plainText(content).split(/\s+/).length,
        }}
        img={img}
      />
      <article aria-label={title}>
        <ArticleHeader
          title={title}
          parents={parents}
          crumb={crumb}
          date={date}
          modified={modified}
          author={author}
          designation={designation}
          authorPage={authorPage}
          category={category}
          minutes={readingMinutes(content)}
          img={img}
        />
        <FirstViewEnd />
        <ArticleColumns headings={headingsOf(content)}>
          <ArticleBody content={content} />
          <ArticleTags tags={tags} />
          {children}
        </ArticleColumns>
        {below}
      </article>
      {/* The first view ends in the article; this follows it too. */}
      <FirstViewEnd />
      {onward}
      <Sidebar {...sidebar} />
    </>
  )
}

export const query = graphql`
  fragment Article on Post {
    slug
    title
    date
    modified
    author
    designation
    category
    tags
    excerpt
    img {
      ...HeroPicture
      ...SharedCard
    }
    content {
      heading
      text
      list
      quote
      figure {
        img {
          ...HeroPicture
        }
        caption
      }
    }
  }
`
