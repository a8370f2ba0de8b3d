import { graphql, type PageProps } from "gatsby"
import { CommentSection } from "../../reading/CommentSection"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { LikeButton } from "../../sections/article/LikeButton"
import { BlogFrame } from "../../sections/blog/BlogFrame"
import { EmptyList } from "../../sections/blog/EmptyList"
import { TitleBar } from "../../sections/hero/TitleBar"
import { Article } from "./Article"
import { useBlog } from "./useBlog"

/** /single-blog: the sample article, with likes, comments and a comment form (docs/specification.md#content-pages). */
export default function SingleBlog({
  data,
  pageContext,
  location,
}: PageProps<Queries.SingleBlogPageQuery, PageContext<"blog/SingleBlog">>) {
  const { texts, sidebar } = useBlog()
  const { article } = texts
  const { email } = required(data.siteInfo, "site.json")
  if (!data.post) {
    return (
      <>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} />
        <BlogFrame {...sidebar}>
          <EmptyList text={article.missing} action={{ label: "All articles", to: "/blog" }} />
        </BlogFrame>
      </>
    )
  }
  return (
    <Article
      post={data.post}
      path={pageContext.pagePath}
      parents={pageContext.parents}
      crumb={pageContext.crumb ?? pageContext.title}
      below={
        <CommentSection
          texts={article}
          comments={data.allBlogComment.nodes}
          path={pageContext.pagePath}
          hash={location.hash}
          email={email}
        />
      }
    >
      <LikeButton likes={article.likes} note={article.likeNote} storageKey="liked-sample-article" />
    </Article>
  )
}

export const query = graphql`
  query SingleBlogPage {
    post(sample: { eq: true }) {
      ...Article
    }
    allBlogComment {
      nodes {
        ...Comment
      }
    }
    siteInfo {
      email
    }
  }
`
