import type { CollectionConfig, DBIdentifierName, Field, Tab } from "payload"
import { publishedAndActive } from "../access.ts"
import { derivedText, derivePictureTexts, pictureField } from "./fields/picture.ts"
import { slugField, titleField } from "./fields/slug.ts"
import { type ListOptions, publicList } from "./publicList.ts"

/**
 * Table name of a nested list. In the tables of versions Payload wraps each level's name in `_` and
 * `_v`; kept as they are, three levels would exceed Postgres's 63 characters.
 */
function nestedTable(name: string): DBIdentifierName {
  return ({ tableName = "" }) => `${tableName.replace(/^_+(.*?)_v(_version)?$/, "$1_v")}_${name}`
}

const texts: Field[] = [
  {
    name: "subtitle",
    label: "Subtitle",
    type: "text",
    admin: { description: "One line below the title: what the customer gets." },
  },
  {
    name: "description",
    label: "Description",
    type: "textarea",
    required: true,
    admin: { description: "What the service is and for whom. Empty lines part paragraphs." },
  },
  {
    name: "additionalDescription",
    label: "More description",
    type: "textarea",
    admin: { description: "A second text further down; may be left out." },
  },
]

const pictures: Field[] = [
  { ...pictureField("heroImage", "Large picture", "At the top of the page."), required: true },
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
    dbName: nestedTable("features"),
    admin: { description: "What belongs to the service, each with its points, in this order." },
    fields: [
      {
        name: "featureTitle",
        label: "Title",
        type: "text",
        required: true,
        admin: { description: "A few words." },
      },
      {
        name: "featurePoints",
        label: "Points",
        labels: { singular: "Point", plural: "Points" },
        type: "array",
        dbName: nestedTable("points"),
        admin: { description: "One short line each." },
        fields: [
          {
            name: "point",
            label: "Point",
            type: "text",
            required: true,
            admin: { description: "A few words, without a full stop." },
          },
        ],
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
    dbName: nestedTable("approach"),
    admin: { description: "The steps of our work, in this order. The site numbers them." },
    fields: [
      {
        name: "stepTitle",
        label: "Title",
        type: "text",
        required: true,
        admin: { description: "A few words. The number is added by the site." },
      },
      {
        name: "stepDescription",
        label: "Text",
        type: "textarea",
        required: true,
        admin: { description: "What happens in this step, in one to three sentences." },
      },
    ],
  },
]

const tabs: Tab[] = [
  { label: "Texts", fields: texts },
  { label: "Pictures", fields: pictures },
  { label: "Features", fields: features },
  { label: "How we work", fields: approach },
]

/** A copy for each list, because Payload adds its own fields to it. */
function makeFields(): Field[] {
  return [
    titleField("Name of the service, as a heading."),
    slugField,
    {
      name: "isActive",
      label: "Active",
      type: "checkbox",
      defaultValue: true,
      index: true,
      admin: {
        position: "sidebar",
        description:
          "Switched off, a published service leaves the site, without becoming a draft again.",
      },
    },
    { type: "tabs", tabs },
  ]
}

/**
 * A public list of services (docs/specification.md#documents). Visitors see published and active
 * ones only.
 */
export function serviceList(options: ListOptions): CollectionConfig {
  const list = publicList(options, { visible: publishedAndActive, fields: makeFields() })
  return {
    ...list,
    admin: {
      ...list.admin,
      group: "Services",
      defaultColumns: ["title", "subtitle", "isActive", "_status", "updatedAt"],
    },
    hooks: {
      ...list.hooks,
      afterRead: [derivePictureTexts({ heroImageUrl: "heroImage", sideImageUrl: "sideImage" })],
    },
  }
}
