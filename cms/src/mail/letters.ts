import { companyName } from "../brand.ts"
import type { ContactMessage } from "../product/contacts/message.ts"
import { layOut, type Mail } from "./layout.ts"

type ToPerson = { fullName: string; siteUrl: string }
type WithLink = ToPerson & { token: string }

/** To someone who signed up: proves that the mailbox is theirs. */
export function verificationLetter({ fullName, siteUrl, token }: WithLink): Mail {
  return layOut({
    subject: "Verify your e-mail address",
    heading: "One thread left to tie",
    paragraphs: [
      `${greeting(fullName)},`,
      `Somebody, we hope you, signed up at ${companyName} with this e-mail address. Confirm that it is yours, and your account is ready.`,
      "The link works once, within 24 hours.",
    ],
    button: {
      label: "Verify my e-mail address",
      address: `${siteUrl}/verify-email?token=${token}`,
    },
    note: "You did not sign up? Then leave this mail alone: without the link, no account comes of it.",
  })
}

/** To someone who signed up with the address of an existing account. */
export function alreadyRegisteredLetter({ siteUrl }: Pick<ToPerson, "siteUrl">): Mail {
  return layOut({
    subject: "You already have an account",
    heading: "You are one of us already",
    paragraphs: [
      `Somebody, we hope you, tried to sign up at ${companyName} with this e-mail address. It has an account, so nothing was changed: just sign in.`,
      `If the password will not come to mind, choose a new one: ${siteUrl}/reset-password`,
    ],
    button: { label: "Sign in", address: `${siteUrl}/sign-in` },
    note: "It was not you? Then there is nothing to do. Whoever it was has learnt nothing about your account.",
  })
}

/** To someone who forgot their password: the link to choose a new one. */
export function passwordResetLetter({ fullName, siteUrl, token }: WithLink): Mail {
  return layOut({
    subject: "Choose a new password",
    heading: "A new password",
    paragraphs: [
      `${greeting(fullName)},`,
      `You, or someone who knows your e-mail address, asked for a new password at ${companyName}.`,
      "The link works once, within an hour. Should you have asked several times, only the newest link counts.",
    ],
    button: {
      label: "Choose a new password",
      address: `${siteUrl}/reset-password?token=${token}`,
    },
    note: "You did not ask? Then leave this mail alone: your password stays as it is.",
  })
}

/** To an account's owner after a password change, in case someone else made it. */
export function passwordChangedLetter({ fullName, siteUrl }: ToPerson): Mail {
  return layOut({
    subject: "Your password was changed",
    heading: "Your password was changed",
    paragraphs: [
      `${greeting(fullName)},`,
      `The password of your account at ${companyName} was changed just now, and every device was signed out.`,
    ],
    button: { label: "Sign in", address: `${siteUrl}/sign-in` },
    note: `It was not you? Choose another password at once, ${siteUrl}/reset-password, and look after your mailbox: whoever did this can read it.`,
  })
}

/** To a panel administrator who forgot their password. */
export function panelResetLetter({ address }: { address: string }): Mail {
  return layOut({
    subject: "Choose a new password for the panel",
    heading: "A new password for the panel",
    paragraphs: [
      `You, or someone who knows your e-mail address, asked for a new password for ${companyName}'s content panel.`,
      "The link works once, within an hour.",
    ],
    button: { label: "Choose a new password", address },
    note: "You did not ask? Then leave this mail alone: your password stays as it is.",
  })
}

/**
 * To the agency: a visitor's message. The text version is the bare message, to be quoted in a
 * reply.
 * @param isSuspected whether it looks like spam
 */
export function contactLetter(
  contact: ContactMessage,
  { isSuspected }: { isSuspected: boolean },
): Mail {
  const { name, email, phone, subject, message } = contact
  const mail = layOut({
    subject: `${isSuspected ? "[maybe spam] " : ""}Contact form: ${subject}`,
    heading: subject,
    paragraphs: [`${name}\n${email}\n${phone}`, message],
    note: "Answering this mail answers the sender. The message is kept in the panel, under Messages.",
  })
  return { ...mail, text: `${name} <${email}>, ${phone}, wrote:\n\n${message}\n` }
}

/**
 * Greets by name, unless the name looks like a message: anyone can sign up with another person's
 * address, and our mail must not bring that person spam.
 */
function greeting(fullName: string): string {
  const isName = fullName.length <= 60 && !/[:/@<>\\]|www\.|\.[a-z]{2,}/i.test(fullName)
  return isName ? `Hello ${fullName}` : "Hello"
}
