import type { CollectionConfig, CollectionSlug, Field, Tab } from "payload"
import { administratorsOnly, anyone } from "../access.ts"
import { derivedText, derivePictureTexts, pictureField } from "./fields/picture.ts"
import { slugField } from "./fields/slug.ts"
import { validateWebAddress } from "./fields/webAddress.ts"
import type { ListOptions } from "./serviceList.ts"

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
      { name: "client", label: "Client", type: "text", required: true },
      {
        name: "date",
        label: "Finished on",
        type: "date",
        required: true,
        index: true,
        admin: {
          description: "The list shows the latest first.",
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
  },
  {
    name: "videoUrl",
    label: "Video",
    type: "text",
    validate: validateWebAddress,
    admin: { description: "A YouTube or Vimeo page, or an .mp4 or .webm file." },
  },
]

const pictures: Field[] = [
  pictureField("mainImage", "Main picture"),
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
    admin: { description: "Opens full-screen, in this order." },
    fields: [
      { ...pictureField("image", "Picture"), required: true },
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
    admin: { description: "How the project went. The site numbers them." },
    fields: [
      { name: "title", label: "Title", type: "text", required: true },
      { name: "text", label: "Text", type: "textarea", required: true },
    ],
  },
]

const tabs: Tab[] = [
  { label: "Project", fields: facts },
  { label: "Pictures", fields: pictures },
  { label: "Steps", fields: steps },
]

/** A public list of projects with the shape of SPEC 3, latest first. */
export function projectList<Slug extends CollectionSlug>({
  slug,
  singular,
  plural,
  table,
  description,
}: ListOptions<Slug>): CollectionConfig<Slug> {
  return {
    slug,
    dbName: table,
    labels: { singular, plural },
    admin: {
      group: "Projects",
      useAsTitle: "title",
      defaultColumns: ["title", "client", "date", "mainImage"],
      description,
    },
    access: {
      create: administratorsOnly,
      read: anyone,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    // The id settles a tie, so that paging never shows a project twice.
    defaultSort: ["-date", "-id"],
    hooks: { afterRead: [derivePictureTexts({ mainImageUrl: "mainImage" })] },
    fields: [
      { name: "title", label: "Title", type: "text", required: true },
      slugField,
      { type: "tabs", tabs },
    ],
  }
}
