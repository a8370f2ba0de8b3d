import type { CollectionConfig } from "payload"
import { administratorsOnly, nobody } from "../../access.ts"
import { exportContacts } from "../../product/contacts/export.ts"
import { contactFieldList } from "../../product/contacts/fields.ts"
import { textColumn } from "../fields/textColumn.ts"
import { mailFields, markForMail, queueNotification, sendAgain } from "./notification.ts"

/**
 * Messages of the contact form (docs/specification.md#documents). Visitors send them to the product
 * API, which validates them (docs/specification.md#requests); this collection is open to
 * administrators only.
 */
export const contacts: CollectionConfig<"contacts"> = {
  slug: "contacts",
  labels: { singular: "Message", plural: "Messages" },
  admin: {
    group: "From visitors",
    hideAPIURL: true,
    useAsTitle: "subject",
    listSearchableFields: ["subject", "name", "email", "message"],
    defaultColumns: ["subject", "name", "email", "statuses", "mailState", "honeypot", "createdAt"],
    description: "What visitors sent with the contact form. Set the status once you have answered.",
    components: {
      beforeListTable: ["/src/collections/contacts/ExportLink.tsx#ExportLink"],
    },
  },
  access: {
    // Payload's own endpoint, and the panel's button. The product API stores messages itself.
    create: () => false,
    read: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  endpoints: [
    { path: "/export", method: "get", handler: exportContacts },
    { path: "/:id/send-again", method: "post", handler: sendAgain },
  ],
  hooks: { beforeChange: [markForMail], afterChange: [queueNotification] },
  defaultSort: ["-createdAt", "-id"],
  fields: [
    {
      name: "statuses",
      label: "Status",
      type: "select",
      defaultValue: "pending",
      required: true,
      index: true,
      options: [
        { label: "Pending", value: "pending" },
        { label: "Answered", value: "answered" },
        { label: "Closed", value: "closed" },
        { label: "Spam", value: "spam" },
      ],
      admin: {
        position: "sidebar",
        description:
          "A new message is pending. Whether it is spam is for you to say: see “Looks like spam”.",
      },
    },
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
        components: { Cell: "/src/panel/cells/YesCell.tsx#YesCell" },
        description:
          "Ticked by the service when the honeypot was filled in, a field that people never see. Such a message is mailed to nobody.",
      },
    },
    ...mailFields,
    // Nobody edits what a visitor wrote; only the message's status changes.
    ...contactFieldList.map(({ name, ...field }) => ({
      ...textColumn(name, field),
      access: { update: nobody },
    })),
  ],
}
