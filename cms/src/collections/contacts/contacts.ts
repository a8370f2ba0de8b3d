import type { CollectionConfig, TextareaField, TextField } from "payload"
import { administratorsOnly, nobody } from "../../access.ts"
import { exportContacts } from "../../product/contacts/export.ts"
import { contactLimits, type Trap } from "../../product/contacts/message.ts"
import { mailFields, markForMail, queueNotification, sendAgain } from "./notification.ts"

/** Nobody edits what a visitor wrote; only the message's status changes. */
const asWritten = { access: { update: nobody }, required: true } satisfies Partial<TextField>

function writtenText(name: keyof typeof contactLimits, label: string): TextField {
  return { name, label, type: "text", maxLength: contactLimits[name], ...asWritten }
}

const message: TextareaField = {
  name: "message",
  label: "Message",
  type: "textarea",
  maxLength: contactLimits.message,
  access: { update: nobody },
  required: true,
}

/**
 * Messages of the contact form (docs/specification.md#documents). Visitors send them to the product
 * API, which validates them (docs/specification.md#requests); this collection is open to
 * administrators only.
 */
export const contacts: CollectionConfig<"contacts"> = {
  slug: "contacts",
  labels: { singular: "Contact message", plural: "Contact messages" },
  admin: {
    group: "Messages",
    useAsTitle: "subject",
    defaultColumns: ["subject", "name", "email", "statuses", "mailState", "suspected", "createdAt"],
    description: "What visitors sent with the contact form. Set the status once you have answered.",
    components: {
      beforeListTable: ["/src/collections/contacts/ExportLink.tsx#ExportLink"],
    },
  },
  access: {
    create: administratorsOnly,
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
      name: "suspected",
      label: "Looks like spam",
      type: "checkbox",
      defaultValue: false,
      index: true,
      access: { update: nobody },
      admin: {
        position: "sidebar",
        readOnly: true,
        description: "Ticked by the service when the message touched the form's trap.",
      },
    },
    {
      name: "trap",
      label: "Why",
      type: "select",
      options: [
        { label: "Honeypot: a field that people never see was filled in", value: "honeypot" },
        { label: "Haste: sent within 1.5 seconds, which is not measured any more", value: "haste" },
      ] satisfies { label: string; value: Trap }[],
      access: { update: nobody },
      admin: {
        position: "sidebar",
        readOnly: true,
        condition: ({ suspected }) => Boolean(suspected),
        description: "The honeypot catches programs: such a message is mailed to nobody.",
      },
    },
    ...mailFields,
    writtenText("name", "Name"),
    writtenText("email", "E-mail"),
    writtenText("phone", "Phone"),
    writtenText("subject", "Subject"),
    message,
  ],
}
