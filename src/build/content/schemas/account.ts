import { picture, slug, webAddress } from "../fields"
import { group, list } from "../structure"
import { shortText, text } from "../texts"
import { type ContentFiles, one } from "./contentFile"

const account = {
  img: picture("Beside the forms of /sign-in and /sign-up; portrait, 1200 × 1920."),
  signIn: group("/sign-in.", "AccountSignIn", {
    text: text("A sentence under the title."),
    notice: group("A notice above the form that visitors can dismiss.", "AccountNotice", {
      slug: slug(
        "Internal name, never shown. Give a new notice a new name, so that visitors who dismissed the old one see it.",
      ),
      text: text("A sentence or two."),
      dismiss: text("Label of the close button, for screen readers."),
    }),
    newHere: text("Label of the link to /sign-up."),
  }),
  signUp: group("/sign-up.", "AccountSignUp", {
    text: text("A sentence or two under the title."),
    known: text("Label of the link to /sign-in."),
  }),
  resetPassword: group("/reset-password.", "AccountReset", {
    img: picture("Beside its forms, of the same size."),
    request: text("Text above the form that requests a reset link."),
    reset: text("Text above the form for the new password, which the link opens."),
    back: text("Label of the link to /sign-in."),
  }),
  verificationSent: group("/verification-sent.", "AccountVerificationSent", {
    img: picture("Beside the text, of the same size."),
    sentTo: text("Shown before the address that the e-mail was sent to."),
    text: text("What to do with the e-mail."),
    help: text("What to do if the e-mail doesn't arrive."),
    signIn: text("Label of the button to /sign-in."),
  }),
  verifyEmail: group("/verify-email.", "AccountVerifyEmail", {
    img: picture("Beside the result, of the same size."),
    help: text("What to do if the link does not work."),
  }),
  external: group("Below the forms of /sign-in and /sign-up.", "AccountExternal", {
    title: shortText("Heading."),
    text: text("What happens when the visitor follows a link."),
    links: list(
      "Two buttons that open other companies' pages in a new tab.",
      group("A button.", "AccountExternalLink", {
        label: shortText("Its label."),
        url: webAddress("The company's own page."),
      }),
    ),
  }),
}

/** /sign-in, /sign-up, /reset-password, /verification-sent and /verify-email. */
export const accountFiles: ContentFiles = {
  "account.json": one("Account", account),
}
