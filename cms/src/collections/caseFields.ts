import type { Field } from "payload"
import { validateColour } from "./fields/colour.ts"
import { derivedText, pictureField } from "./fields/picture.ts"

/** The numeral fills a phone's width with up to so many characters. */
const maxFigureLength = 8

/** What makes a project a case. All of it is optional: the site leaves out what is missing. */
export const caseFields: Field[] = [
  {
    name: "problem",
    label: "Problem",
    type: "textarea",
    admin: { description: "What was wrong before, in one to three sentences." },
  },
  {
    name: "constraint",
    label: "Constraint",
    type: "textarea",
    admin: { description: "What could not be changed: money, time, places, people." },
  },
  {
    name: "decisions",
    label: "Decisions",
    labels: { singular: "Decision", plural: "Decisions" },
    type: "array",
    maxRows: 3,
    admin: {
      description:
        "Up to three that made the difference, the most important first. The site numbers them.",
    },
    fields: [
      {
        name: "title",
        label: "Decision",
        type: "text",
        required: true,
        admin: { description: "A few words, as an imperative: Name every weaver." },
      },
      {
        name: "text",
        label: "Reason",
        type: "textarea",
        required: true,
        admin: { description: "Why it was decided so, in one to three sentences." },
      },
    ],
  },
  {
    name: "screens",
    label: "Screens",
    labels: { singular: "Screen", plural: "Screens" },
    type: "array",
    admin: {
      description: "What was made, as its users see it. Wide and tall pictures go together.",
    },
    fields: [
      { ...pictureField("image", "Picture", "Shown whole, never cropped."), required: true },
      {
        name: "caption",
        label: "Caption",
        type: "text",
        admin: { description: "One sentence below the picture; may be left out." },
      },
      derivedText("imageUrl"),
      derivedText("alt"),
    ],
  },
  {
    type: "row",
    fields: [
      {
        name: "result",
        label: "Result",
        type: "text",
        maxLength: maxFigureLength,
        admin: { description: `One figure, at most ${maxFigureLength} characters: 2/3, 70%, 11.` },
      },
      {
        name: "resultUnit",
        label: "Unit",
        type: "text",
        maxLength: 40,
        admin: { description: "Of what: minutes, of all orders." },
      },
    ],
  },
  {
    name: "resultMeasure",
    label: "What it measures",
    type: "textarea",
    admin: { description: "One sentence. Without a figure the site shows none of this." },
  },
  {
    name: "colour",
    label: "Colour",
    type: "text",
    validate: validateColour,
    admin: {
      description:
        "The client’s own, behind the figure, for example #1f6b4a. Its text turns black or white. Empty: the site’s colour.",
    },
  },
  {
    name: "quote",
    label: "The client's words",
    type: "textarea",
    admin: { description: "Word for word and without quotation marks, with their permission." },
  },
  {
    type: "row",
    fields: [
      {
        name: "quoteAuthor",
        label: "Said by",
        type: "text",
        admin: { description: "For example: Yaw Bonsu." },
      },
      {
        name: "quoteRole",
        label: "Role",
        type: "text",
        admin: { description: "For example: Chair, Kente Lane Market." },
      },
    ],
  },
  {
    name: "credits",
    label: "Credits",
    labels: { singular: "Credit", plural: "Credits" },
    type: "array",
    admin: { description: "Who did what, in this order." },
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "role",
            label: "Role",
            type: "text",
            required: true,
            admin: { description: "For example: Art direction." },
          },
          {
            name: "name",
            label: "Name",
            type: "text",
            required: true,
            admin: { description: "For example: Esi Ampah." },
          },
        ],
      },
    ],
  },
]

/** A case that is told while scrolling: a cloth is woven, and its strips become the bars of a chart. */
export const storyFields: Field[] = [
  {
    name: "story",
    label: "Chapters",
    labels: { singular: "Chapter", plural: "Chapters" },
    type: "array",
    maxRows: 3,
    admin: {
      description:
        "Three work best: the threads are stretched, the cloth is woven, the bars of the chart appear.",
    },
    fields: [
      {
        name: "title",
        label: "Title",
        type: "text",
        required: true,
        admin: { description: "The chapter’s heading, for example: The warp." },
      },
      {
        name: "text",
        label: "Text",
        type: "textarea",
        required: true,
        admin: { description: "One paragraph that is read while the picture changes." },
      },
    ],
  },
  {
    name: "chartTitle",
    label: "Title of the chart",
    type: "text",
    admin: { description: "What the bars measure, with the unit: Orders sold directly, in %." },
  },
  {
    name: "chart",
    label: "Chart",
    labels: { singular: "Bar", plural: "Bars" },
    type: "array",
    maxRows: 16,
    admin: { description: "Each bar is a strip of the cloth. Without bars the site draws none." },
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "label",
            label: "Label",
            type: "text",
            required: true,
            maxLength: 12,
            admin: { description: "Short, for example a month: Nov." },
          },
          {
            name: "value",
            label: "Value in %",
            type: "number",
            required: true,
            min: 0,
            max: 100,
            admin: { description: "Height of the bar: 100 is the whole cloth." },
          },
        ],
      },
    ],
  },
]
