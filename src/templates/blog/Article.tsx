import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { plainText, readingMinutes } from "../../blog/blocks"
import type { Crumb } from "../../components/action/Breadcrumbs"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { ArticleBody } from "../../sections/article/ArticleBody"
import { ArticleHeader } from "../../sections/article/ArticleHeader"
import { ArticleTags } from "../../sections/article/ArticleTags"
import { BlogColumns } from "../../sections/blog/BlogColumns"
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
  /** Rendered below the article, beside the sidebar. */
  children: ReactNode
  /** Rendered below both, in the width of the page. */
  below?: ReactNode
}

/** An article: metadata, cover, text and tags, beside the sidebar. */
export function Article({ post, path, parents, crumb, children, below }: ArticleProps) {
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
        <BlogColumns {...sidebar} look="article" below={below}>
          <div>
            <ArticleBody content={content} />
            <ArticleTags tags={tags} />
          </div>
          {children}
        </BlogColumns>
      </article>
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
    }
  }
`
