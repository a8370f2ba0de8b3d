import { graphql, useStaticQuery } from "gatsby"
import { required } from "../../required"

/**
 * The data every blog page shows: texts, categories, tags and newest articles. A static query runs once per build; as
 * part of each page's query, build time would grow with the square of the number of articles.
 */
export function useBlog() {
  const data = useStaticQuery<Queries.BlogFrameQuery>(graphql`
    query BlogFrame {
      blog {
        views {
          label
          list
          grid
        }
        list {
          text
          empty
        }
        grid {
          text
        }
        topic {
          category
          tag
          empty
        }
        sidebar {
          search
          categories
          recent
          tags
        }
        search {
          text
          hint
          pages
          moreArticles
          morePages
          nothing
          failed
          withoutScript
        }
        article {
          likes
          likeNote
          missing
          comments
          withoutComments
          moreComments
          form {
            title
            text
          }
          talk {
            ...Talk
          }
        }
      }
      allBlogCategory {
        nodes {
          slug
          name
        }
      }
      allBlogTag {
        nodes {
          slug
          name
        }
      }
      recent: allPost(
        filter: { sample: { ne: true } }
        sort: [{ date: DESC }, { slug: ASC }]
        # Three, and as many as a list of three shows itself.
        limit: 6
      ) {
        nodes {
          ...RecentPost
        }
      }
      authors: allTeamMember(filter: { link: { ne: null } }) {
        nodes {
          name
          link
        }
      }
      counts: allPost(filter: { sample: { ne: true } }) {
        group(field: { category: SELECT }) {
          fieldValue
          totalCount
        }
      }
    }
  `)
  const counts = new Map(
    data.counts.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]),
  )
  const texts = required(data.blog, "blog.json")
  const categories = data.allBlogCategory.nodes
  const tags = data.allBlogTag.nodes
  const categoryOf = (slug: string) => named(categories, slug)
  return {
    texts,
    categoryOf,
    categoryName: (slug: string) => categoryOf(slug).name,
    tagOf: (slug: string) => named(tags, slug),
    /** Path of a person's page on this site, or null. */
    pageOfPerson: (person: string) =>
      data.authors.nodes.find(({ name }) => name === person)?.link ?? null,
    sidebar: {
      headings: texts.sidebar,
      categories: categories.map((topic) => ({ ...topic, count: counts.get(topic.slug) ?? 0 })),
      recent: data.recent.nodes,
      tags,
    },
  }
}

type Topic = { readonly slug: string; readonly name: string }

/** Looks up a slug's name. The content check stops the build on unknown slugs, so the fallback never shows. */
function named(topics: readonly Topic[], slug: string): Topic {
  return topics.find((topic) => topic.slug === slug) ?? { slug, name: slug }
}
