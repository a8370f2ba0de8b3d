import {
  day,
  group,
  list,
  optionalDay,
  optionalText,
  optionalYes,
  picture,
  richList,
  richText,
  slug,
  text,
  wholeNumber,
} from "../fields"
import { type ContentFiles, many, one } from "./contentFile"
import { action, id } from "./shared"

/** Parts of /blog/… that are pages of their own. */
const reserved = ["category", "page", "search", "tag"]

const kinds = ["heading", "text", "list", "quote"] as const

const block = group("A part of the article: one of these fields, and no other.", "BlogBlock", {
  heading: richText("A heading."),
  text: richText("A paragraph."),
  list: richList("Points of a list."),
  quote: richText("A sentence set large."),
}).test("one kind", `must hold exactly one of ${kinds.join(", ")}`, (value) => {
  const fields = (value ?? {}) as Record<string, unknown>
  return kinds.filter((kind) => fields[kind] !== undefined).length === 1
})

const post = {
  id,
  slug: slug("Last part of its address, /blog/…", reserved),
  title: text("Its headline."),
  category: text("Slug of a category."),
  tags: list("Slugs of tags.", text("A slug.")),
  date: day("Day of publication, YYYY-MM-DD. The newest stands first."),
  modified: optionalDay(
    "Day on which its text last changed, YYYY-MM-DD; not before its publication. Left out: it has not.",
  ),
  author: text("Who wrote it; the name leads to the page of a member of the team that has one."),
  designation: optionalText("What the author does."),
  img: picture("Cover, landscape."),
  excerpt: text("A sentence or two for lists, search results and feeds."),
  content: list("The article, part by part; texts may hold [links](/contact-us).", block),
  sample: optionalYes("True for the one article that /single-blog shows, and no list."),
}

const topic = (path: string) => ({
  id,
  slug: slug(`Last part of its address, ${path}/…`, ["page"]),
  name: text("What it is called."),
})

const comment = {
  id,
  author: text("Who wrote it."),
  date: day("When, YYYY-MM-DD."),
  comment: text("What was said."),
  img: picture("Portrait, square."),
  replyTo: optionalText("Id of the comment that it answers. Left out: it answers the article."),
}

const blog = {
  views: group("The two ways to show all articles.", "BlogViews", {
    label: text("What they are, for screen readers."),
    list: text("Leads to /blog."),
    grid: text("Leads to /blog-grid."),
  }),
  list: group("/blog.", "BlogListTexts", {
    text: text("A sentence under the title."),
    empty: text("Stands there while nothing has been published."),
  }),
  grid: group("/blog-grid.", "BlogGridTexts", { text: text("A sentence under the title.") }),
  topic: group("The lists of a category and of a tag.", "BlogTopicTexts", {
    category: text("A sentence under a category's title."),
    tag: text("A sentence under a tag's title."),
    empty: text("Stands there while the list holds nothing."),
  }),
  sidebar: group("Headings beside every page of the blog.", "BlogSidebarTexts", {
    search: text("Over the search box."),
    categories: text("Over the categories."),
    recent: text("Over the three newest articles."),
    tags: text("Over the tags."),
  }),
  search: group("/blog/search.", "BlogSearchTexts", {
    text: text("A sentence under the title."),
    hint: text("Stands there until something is searched for."),
    pages: text("Over the other pages that were found, below the articles."),
    moreArticles: text("Label of the button for further articles, where there are many."),
    morePages: text("Label of the button for further pages."),
    nothing: text("Stands there when nothing was found; categories to try follow."),
    failed: text("Stands there when the index could not be loaded."),
    withoutScript: text("Stands there where scripts are off."),
  }),
  article: group("An article's page.", "BlogArticleTexts", {
    likes: wholeNumber("Likes of the sample article.", 0, 1_000_000),
    likeNote: text("Says what becomes of a like."),
    missing: text("Stands on /single-blog while there is no sample article."),
    comments: text("Heading of the comments; their number stands before it."),
    withoutComments: text("Stands there while there are no comments."),
    form: group("Over the comment form.", "BlogCommentForm", {
      title: text("Heading."),
      text: text("A sentence."),
    }),
    talk: group("Stands in place of comments under the other articles.", "BlogTalk", {
      title: text("Heading."),
      text: text("A sentence."),
      action,
    }),
  }),
}

/** The blog. */
export const blogFiles: ContentFiles = {
  "posts.json": many("Post", post),
  "categories.json": many("BlogCategory", topic("/blog/category")),
  "tags.json": many("BlogTag", topic("/blog/tag")),
  "comments.json": many("BlogComment", comment),
  "blog.json": one("Blog", blog),
}
