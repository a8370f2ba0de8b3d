import type { CollectionConfig, Field, Tab } from "payload"
import { published } from "../access.ts"
import { caseFields, storyFields } from "./caseFields.ts"
import { nameNext } from "./fields/nextTitle.ts"
import { derivedText, derivePictureTexts, pictureField } from "./fields/picture.ts"
import { slugField, titleField } from "./fields/slug.ts"
import { validateWebAddress } from "./fields/webAddress.ts"
import { type ListOptions, publicList } from "./publicList.ts"

const facts: Field[] = [
  {
    name: "description",
    label: "Description",
    type: "textarea",
    required: true,
    admin: {
      description: "What the client needed and what came of it. Empty lines part paragraphs.",
    },
  },
  {
    type: "row",
    fields: [
      {
        name: "client",
        label: "Client",
        type: "text",
        required: true,
        admin: { description: "Whom the work was for, as they write their name." },
      },
      {
        name: "date",
        label: "Finished on",
        type: "date",
        required: true,
        admin: {
          description: "Shown with the project. It does not decide the order of the list.",
          date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
        },
      },
      {
        name: "duration",
        label: "Duration",
        type: "text",
        admin: { description: "As it should read, for example: 6 weeks." },
      },
    ],
  },
  {
    name: "link",
    label: "Address of the finished work",
    type: "text",
    validate: validateWebAddress,
    admin: {
      description: "Where visitors can see it, with https:// in front. Empty: no link is shown.",
    },
  },
  {
    name: "videoUrl",
    label: "Video",
    type: "text",
    validate: validateWebAddress,
    admin: {
      description:
        "Address of a YouTube or Vimeo page, or of an .mp4 or .webm file. Video pages show it.",
    },
  },
]

const pictures: Field[] = [
  {
    ...pictureField("mainImage", "Main picture", "Large, at the top of the project."),
    required: true,
  },
  pictureField(
    "secondaryImage",
    "Second picture",
    "On web design pages it leads to the finished work.",
  ),
  {
    name: "secondaryImages",
    label: "More pictures",
    type: "upload",
    relationTo: "media",
    hasMany: true,
    admin: { description: "Shown below the main picture of video and logo projects." },
  },
  {
    name: "gallery",
    label: "Gallery",
    labels: { singular: "Picture", plural: "Pictures" },
    type: "array",
    admin: { description: "Opens full-screen, in this order. Drag the pictures to change it." },
    fields: [
      {
        ...pictureField("image", "Picture", "Shown small in the project, and large when opened."),
        required: true,
      },
      derivedText("imageUrl"),
      derivedText("alt"),
    ],
  },
  derivedText("mainImageUrl"),
]

const steps: Field[] = [
  {
    name: "steps",
    label: "Steps",
    labels: { singular: "Step", plural: "Steps" },
    type: "array",
    admin: { description: "How the project went, in the order shown. The site numbers the steps." },
    fields: [
      {
        name: "title",
        label: "Title",
        type: "text",
        required: true,
        admin: { description: "A few words. The number is added by the site." },
      },
      {
        name: "text",
        label: "Text",
        type: "textarea",
        required: true,
        admin: { description: "What was done, in one to three sentences." },
      },
    ],
  },
]

const tabs: Tab[] = [
  { label: "Project", fields: facts },
  { label: "Pictures", fields: pictures },
  { label: "Steps", fields: steps },
  { label: "Case", fields: caseFields },
]

type ProjectListOptions = ListOptions & {
  /** Whether its projects can be told as a story, which the site shows on web design pages. */
  hasStory?: boolean
}

/** A copy for each list, because Payload adds its own fields to it. */
function makeFields(hasStory: boolean, onePerPage: boolean): Field[] {
  const story: Tab[] = hasStory ? [{ label: "Story", fields: storyFields }] : []
  return [
    titleField("Name of the project, as a heading. At best one to four words."),
    slugField,
    { type: "tabs", tabs: [...tabs, ...story] },
    ...(onePerPage ? [derivedText("nextTitle")] : []),
  ]
}

/** A public list of projects (docs/specification.md#documents). Visitors see published ones. */
export function projectList({
  hasStory = false,
  ...options
}: ProjectListOptions): CollectionConfig {
  const onePerPage = !options.perPage
  const fields = makeFields(hasStory, onePerPage)
  const list = publicList(options, { visible: published, fields })
  return {
    ...list,
    admin: {
      ...list.admin,
      group: "Projects",
      defaultColumns: ["title", "client", "date", "_status", "mainImage"],
    },
    hooks: {
      ...list.hooks,
      afterRead: [
        derivePictureTexts({ mainImageUrl: "mainImage" }),
        ...(onePerPage ? [nameNext] : []),
      ],
    },
  }
}
