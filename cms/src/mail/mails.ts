import { companyName } from "../brand.ts"
import type { Contact } from "../payload-types.ts"
import { contactFieldList } from "../product/contacts/fields.ts"
import { layOut, type Mail } from "./layout.ts"

type ToPerson = { fullName: string; siteUrl: string }
type WithLink = ToPerson & { token: string }

/** To someone who signed up: proves that the mailbox is theirs. */
export function verificationMail({ fullName, siteUrl, token }: WithLink): Mail {
  return layOut({
    subject: "Verify your e-mail address",
    heading: "Verify your e-mail address",
    paragraphs: [
      `${greeting(fullName)},`,
      `Someone signed up at ${companyName} with this e-mail address. If it was you, verify the address, and your account is ready.`,
      "The link works once, within 24 hours.",
    ],
    button: {
      label: "Verify my e-mail address",
      address: `${siteUrl}/verify-email?token=${token}`,
    },
    note: "You did not sign up? Then ignore this e-mail: unless the link is opened, no account is activated.",
  })
}

/** To someone who signed up with the address of an existing account. */
export function alreadyRegisteredMail({ siteUrl }: Pick<ToPerson, "siteUrl">): Mail {
  return layOut({
    subject: "You already have an account",
    heading: "You already have an account",
    paragraphs: [
      `Someone tried to sign up at ${companyName} with this e-mail address. It already has an account, and nothing was changed. If it was you, sign in.`,
      `If you have forgotten your password, choose a new one: ${siteUrl}/reset-password`,
    ],
    button: { label: "Sign in", address: `${siteUrl}/sign-in` },
    note: "It was not you? Then you need do nothing. Whoever it was has learnt nothing about your account.",
  })
}

/** To someone who forgot their password: the link to choose a new one. */
export function passwordResetMail({ fullName, siteUrl, token }: WithLink): Mail {
  return layOut({
    subject: "Choose a new password",
    heading: "A new password",
    paragraphs: [
      `${greeting(fullName)},`,
      `You, or someone who knows your e-mail address, asked for a new password at ${companyName}.`,
      "The link works once, within an hour. If you asked several times, only the newest link works.",
    ],
    button: {
      label: "Choose a new password",
      address: `${siteUrl}/reset-password?token=${token}`,
    },
    note: "You did not ask? Then ignore this e-mail: your password stays as it is.",
  })
}

/** To an account's owner after a password change, in case someone else made it. */
export function passwordChangedMail({ fullName, siteUrl }: ToPerson): Mail {
  return layOut({
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `${greeting(fullName)},`,
      `The password of your account at ${companyName} was changed just now, and every device was signed out.`,
    ],
    button: { label: "Sign in", address: `${siteUrl}/sign-in` },
    note: `It was not you? Choose another password at once, ${siteUrl}/reset-password, and change the password of your mailbox too: whoever did this can probably read it.`,
  })
}

/** To a panel administrator who forgot their password. */
export function panelResetMail({ address }: { address: string }): Mail {
  return layOut({
    subject: "Choose a new password for the panel",
    heading: "A new password for the panel",
    paragraphs: [
      `You, or someone who knows your e-mail address, asked for a new password for ${companyName}'s content panel.`,
      "The link works once, within an hour.",
    ],
    button: { label: "Choose a new password", address },
    note: "You did not ask? Then ignore this e-mail: your password stays as it is.",
  })
}

/** Contact fields with a place of their own in the mail. */
const placed = ["name", "email", "subject"]

/**
 * To the agency: a visitor's message. Further lines of the form follow the sender's name and
 * address, further texts follow the message. The text version is the bare message, to be quoted in
 * a reply.
 */
export function contactMail(contact: Contact): Mail {
  const { name, email, subject, honeypot } = contact
  const further = contactFieldList
    .filter((field) => !placed.includes(field.name))
    .map((field) => ({ ...field, text: contact[field.name] ?? "" }))
    .filter(({ text }) => text !== "")
  const lines = further.filter(({ isMultiline }) => !isMultiline).map(({ text }) => text)
  const texts = further.filter(({ isMultiline }) => isMultiline).map(({ text }) => text)
  const mail = layOut({
    subject: `${honeypot ? "[maybe spam] " : ""}Contact form: ${subject}`,
    heading: subject,
    paragraphs: [[name, email, ...lines].join("\n"), ...texts],
    note: "Answering this mail answers the sender. The message is kept in the panel, under Messages.",
  })
  const sender = [`${name} <${email}>`, ...lines].join(", ")
  return { ...mail, text: `${sender}, wrote:\n\n${texts.join("\n\n")}\n` }
}

/**
 * Greets by name, unless the name looks like a message: anyone can sign up with another person's
 * address, and our mail must not bring that person spam.
 */
function greeting(fullName: string): string {
  const isName = fullName.length <= 60 && !/[:/@<>\\]|www\.|\.[a-z]{2,}/i.test(fullName)
  return isName ? `Hello ${fullName}` : "Hello"
}
