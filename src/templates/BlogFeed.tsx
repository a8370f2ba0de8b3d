import { Helmet } from "react-helmet"

/** Tells readers of feeds where the blog's is. */
export function BlogFeed() {
  return (
    <Helmet
      link={[{ rel: "alternate", type: "application/rss+xml", title: "Blog", href: "/rss.xml" }]}
    />
  )
}
