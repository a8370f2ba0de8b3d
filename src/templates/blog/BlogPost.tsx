import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { PreviousNextLinks } from "../../sections/article/PreviousNextLinks"
import { Talk } from "../../sections/article/Talk"
import { Article } from "./Article"
import { useBlog } from "./useBlog"

/** /blog/<slug>: an article, with links to the previous and next one. */
export default function BlogPost({
  data,
  pageContext,
}: PageProps<Queries.BlogPostPageQuery, PageContext<"blog/BlogPost">>) {
  const { texts } = useBlog()
  const { pagePath, parents, previous, next } = pageContext
  return (
    <Article
      post={required(data.post, "posts.json")}
      path={pagePath}
      parents={parents}
      onward={<PreviousNextLinks previous={previous} next={next} />}
    >
      <Talk talk={texts.article.talk} />
    </Article>
  )
}

export const query = graphql`
  query BlogPostPage($slug: String!) {
    post(slug: { eq: $slug }) {
      ...Article
    }
  }
`
