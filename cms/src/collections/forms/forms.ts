import type { CollectionConfig, Field, SelectField } from "payload"
import { administratorsOnly, nobody } from "../../access.ts"
import { type FormName, forms, lists } from "../../product/forms/forms.ts"
import type { TextField } from "../../product/http/textField.ts"
import { textColumn } from "../fields/textColumn.ts"

/**
 * What the site's other forms have sent (docs/specification.md#documents). Like contact messages, only the product API adds
 * to it and only administrators see it; nobody edits what a visitor wrote.
 */
export const formCollections: CollectionConfig[] = [
  {
    ...collection("comments", "Comment"),
    admin: {
      group: "Messages",
      useAsTitle: "comment",
      defaultColumns: ["comment", "name", "statuses", "honeypot", "createdAt"],
      description:
        "What readers wrote below the article. Approved comments are on the site after `npm --prefix cms run comments -- export` and its next build.",
    },
    fields: [
      status("A new comment is pending. Only approved ones are published.", [
        { label: "Pending", value: "pending" },
        { label: "Approved", value: "approved" },
        { label: "Rejected", value: "rejected" },
        { label: "Spam", value: "spam" },
      ]),
      ...columns("comments"),
    ],
  },
  {
    ...collection("questions", "Question"),
    admin: {
      group: "Messages",
      useAsTitle: "question",
      defaultColumns: ["question", "name", "email", "statuses", "honeypot", "createdAt"],
      description: "What visitors asked on the SEO page. Set the status once you have answered.",
    },
    fields: [
      status("A new question is pending.", [
        { label: "Pending", value: "pending" },
        { label: "Answered", value: "answered" },
        { label: "Closed", value: "closed" },
        { label: "Spam", value: "spam" },
      ]),
      ...columns("questions"),
    ],
  },
  {
    ...collection("subscriptions", "Subscription"),
    admin: {
      group: "Messages",
      useAsTitle: "email",
      defaultColumns: ["email", "list", "honeypot", "createdAt"],
      description:
        "Who asked for the newsletter or for a notice of the opening. The service sends neither, and has not checked that the addresses belong to those who entered them.",
    },
    fields: columns("subscriptions"),
  },
]

function collection(slug: FormName, singular: string) {
  return {
    slug,
    labels: { singular, plural: `${singular}s` },
    access: {
      create: administratorsOnly,
      read: administratorsOnly,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    defaultSort: ["-createdAt", "-id"],
  } satisfies Partial<CollectionConfig>
}

function status(description: string, options: { label: string; value: string }[]): SelectField {
  return {
    name: "statuses",
    label: "Status",
    type: "select",
    defaultValue: "pending",
    required: true,
    index: true,
    options,
    admin: { position: "sidebar", description },
  }
}

/** The form's fields, and the mark of its honeypot. */
function columns(form: FormName): Field[] {
  const fields: Record<string, TextField> = forms[form]
  return [
    {
      name: "honeypot",
      label: "Looks like spam",
      type: "checkbox",
      defaultValue: false,
      index: true,
      access: { update: nobody },
      admin: {
        position: "sidebar",
        readOnly: true,
        description:
          "Ticked by the service when the honeypot was filled in, a field that people never see.",
      },
    },
    ...Object.entries(fields).map(([name, field]): Field => {
      const column = name === "list" ? listColumn() : textColumn(name, field)
      return { ...column, access: { update: nobody } } as Field
    }),
  ]
}

function listColumn(): SelectField {
  return { name: "list", label: "List", type: "select", required: true, options: [...lists] }
}
