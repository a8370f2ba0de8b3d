import {
  day,
  optionalDay,
  optionalPicture,
  optionalYes,
  picture,
  slug,
  slugIn,
  wholeNumber,
} from "../fields"
import { group, kinds, list, optionalGroup } from "../structure"
import { optionalText, requiredRichText, richList, richText, shortText, text } from "../texts"
import { type ContentFiles, many, one } from "./contentFile"
import { action, id } from "./shared"

/** Path segments below /blog/ that other pages use. */
const reserved = ["category", "page", "search", "tag"]

const block = kinds("A part of the article: one of these fields, and no other.", "BlogBlock", {
  heading: richText("A heading."),
  text: richText("A paragraph."),
  list: richList("Items of a bulleted list."),
  quote: richText("A quote, set in large type."),
  figure: optionalGroup("A picture with a caption.", "BlogFigure", {
    img: picture("Landscape; shown wider than the text."),
    caption: requiredRichText("What the reader should see in it."),
  }),
})

const post = {
  id,
  slug: slug("Last part of its address, after /blog/.", reserved),
  title: shortText("Its headline."),
  category: slugIn("Slug of a category.", "categories.json"),
  tags: list("Slugs of tags.", slugIn("A slug.", "tags.json")),
  date: day("Publication date, YYYY-MM-DD. Lists show the newest article first."),
  modified: optionalDay(
    "Date when the text last changed, YYYY-MM-DD; not before the publication date. Leave it out if the text hasn't changed.",
  ),
  author: text("The author. The name links to the author's team page, if there is one."),
  designation: optionalText("The author's role."),
  img: picture("Cover picture, landscape."),
  excerpt: text("A sentence or two for lists, search results and feeds."),
  content: list("The article, part by part; texts may hold [links](/contact-us).", block),
  sample: optionalYes("true for the sample article, which appears on /single-blog and in no list."),
}

const topic = (path: string) => ({
  id,
  slug: slug(`Last part of its address, ${path}/…`, ["page"]),
  name: shortText("Its name."),
})

const comment = {
  id,
  author: text("The author."),
  date: day("Date, YYYY-MM-DD."),
  comment: text("The comment."),
  img: optionalPicture("Portrait, square. Leave it out to show the author's initial.", 300),
  replyTo: optionalText(
    "Id of the comment that this one replies to. Leave it out for a comment on the article.",
  ),
}

const blog = {
  views: group("The two ways to show all articles.", "BlogViews", {
    label: shortText("Label of the group, for screen readers."),
    list: text("Label of the link to /blog."),
    grid: text("Label of the link to /blog-grid."),
  }),
  list: group("/blog.", "BlogListTexts", {
    text: text("A sentence under the title."),
    empty: text("Shown while nothing has been published."),
  }),
  grid: group("/blog-grid.", "BlogGridTexts", { text: text("A sentence under the title.") }),
  topic: group("The pages of a category and of a tag.", "BlogTopicTexts", {
    category: text("A sentence under a category's title."),
    tag: text("A sentence under a tag's title."),
    empty: text("Shown while the list is empty."),
  }),
  sidebar: group("Headings in the sidebar of every blog page.", "BlogSidebarTexts", {
    search: text("Heading above the search box."),
    categories: text("Heading above the categories."),
    recent: text("Heading above the three newest articles."),
    tags: text("Heading above the tags."),
  }),
  search: group("/blog/search.", "BlogSearchTexts", {
    text: text("A sentence under the title."),
    hint: text(
      "Shown until the visitor searches. Words in “curly quotes” are links that search for them.",
    ),
    pages: text("Heading above other pages found, below the articles."),
    moreArticles: text("Label of the button that shows more articles."),
    morePages: text("Label of the button that shows more pages."),
    nothing: text("Shown when nothing is found, above a list of categories to try."),
    failed: text("Shown when the search index can't be loaded."),
    withoutScript: text("Shown when scripts are disabled."),
  }),
  article: group("An article's page.", "BlogArticleTexts", {
    likes: wholeNumber("Likes of the sample article.", 0, 1_000_000),
    likeNote: text("Explains what happens to a like."),
    missing: text("Shown on /single-blog while there is no sample article."),
    comments: text("Heading of the comments, shown after their number."),
    withoutComments: text("Shown while there are no comments."),
    moreComments: text(
      "Label of the button that opens the rest of a long discussion, shown after the number of comments there.",
    ),
    form: group("Texts above the comment form.", "BlogCommentForm", {
      title: shortText("Heading."),
      text: text("A sentence."),
    }),
    talk: group("Shown in place of comments on the other articles.", "BlogTalk", {
      title: shortText("Heading."),
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
