import type { CollectionConfig, CollectionSlug, Field, Tab } from "payload"
import { activeOrAdministrator, administratorsOnly } from "../access.ts"
import { derivedText, derivePictureTexts, pictureField } from "./fields/picture.ts"
import { slugField } from "./fields/slug.ts"

export type ListOptions<Slug extends CollectionSlug> = {
  /** Path under /api (SPEC 7). */
  slug: Slug
  singular: string
  plural: string
  /** Table name: Postgres cuts names at 63 characters, and those of nested lists begin with this one. */
  table: string
  /** Where the site shows the list, for editors. */
  description: string
}

const texts: Field[] = [
  { name: "subtitle", label: "Subtitle", type: "text" },
  {
    name: "description",
    label: "Description",
    type: "textarea",
    required: true,
    admin: { description: "Empty lines part paragraphs." },
  },
  { name: "additionalDescription", label: "More description", type: "textarea" },
]

const pictures: Field[] = [
  pictureField("heroImage", "Large picture", "At the top of the page."),
  pictureField("sideImage", "Side picture", "Beside the text; may be left out."),
  derivedText("heroImageUrl"),
  derivedText("sideImageUrl"),
]

const features: Field[] = [
  {
    name: "serviceFeatures",
    label: "Features",
    labels: { singular: "Feature", plural: "Features" },
    type: "array",
    dbName: ({ tableName }) => `${tableName}_features`,
    fields: [
      { name: "featureTitle", label: "Title", type: "text", required: true },
      {
        name: "featurePoints",
        label: "Points",
        labels: { singular: "Point", plural: "Points" },
        type: "array",
        dbName: ({ tableName }) => `${tableName}_points`,
        fields: [{ name: "point", label: "Point", type: "text", required: true }],
      },
    ],
  },
]

const approach: Field[] = [
  {
    name: "workingApproach",
    label: "How we work",
    labels: { singular: "Step", plural: "Steps" },
    type: "array",
    dbName: ({ tableName }) => `${tableName}_approach`,
    admin: { description: "The site numbers the steps." },
    fields: [
      { name: "stepTitle", label: "Title", type: "text", required: true },
      { name: "stepDescription", label: "Text", type: "textarea", required: true },
    ],
  },
]

const tabs: Tab[] = [
  { label: "Texts", fields: texts },
  { label: "Pictures", fields: pictures },
  { label: "Features", fields: features },
  { label: "How we work", fields: approach },
]

/** A public list of services with the shape of SPEC 3; visitors only ever see the active ones. */
export function serviceList<Slug extends CollectionSlug>({
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
      group: "Services",
      useAsTitle: "title",
      defaultColumns: ["title", "subtitle", "isActive", "updatedAt"],
      description,
    },
    access: {
      create: administratorsOnly,
      read: activeOrAdministrator,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    defaultSort: ["-createdAt", "-id"],
    hooks: {
      afterRead: [derivePictureTexts({ heroImageUrl: "heroImage", sideImageUrl: "sideImage" })],
    },
    fields: [
      { name: "title", label: "Title", type: "text", required: true },
      slugField,
      {
        name: "isActive",
        label: "Shown on the site",
        type: "checkbox",
        defaultValue: true,
        index: true,
        admin: {
          position: "sidebar",
          description: "Switched off, nobody outside this panel sees it.",
        },
      },
      { type: "tabs", tabs },
    ],
  }
}
