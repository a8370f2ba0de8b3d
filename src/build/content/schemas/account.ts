import { group, list, picture, slug, text, webAddress } from "../fields"
import { type ContentFiles, one } from "./contentFile"

const account = {
  img: picture("Beside every form; portrait, 900 × 1200."),
  signIn: group("/sign-in.", "AccountSignIn", {
    text: text("A sentence under the title."),
    notice: group("A notice above the form that visitors can dismiss.", "AccountNotice", {
      slug: slug(
        "Its name, never shown. Give a new notice a new name: it is shown to everyone again.",
      ),
      text: text("A sentence or two."),
      dismiss: text("What the button says that dismisses it, to those who can't see its cross."),
    }),
    newHere: text("What the link to /sign-up says."),
  }),
  signUp: group("/sign-up.", "AccountSignUp", {
    text: text("A sentence or two under the title."),
    known: text("What the link to /sign-in says."),
  }),
  resetPassword: group("/reset-password.", "AccountReset", {
    request: text("Over the form that asks for a link."),
    reset: text("Over the form that the link opens, for the new password."),
    back: text("What the link to /sign-in says."),
  }),
  verificationSent: group("/verification-sent.", "AccountVerificationSent", {
    sentTo: text("Stands before the address that the mail went to."),
    text: text("What to do with the mail."),
    help: text("What to do when none comes."),
    signIn: text("What the button to /sign-in says."),
  }),
  external: group("Under the forms of /sign-in and /sign-up.", "AccountExternal", {
    title: text("Heading."),
    text: text("What becomes of the visitor there."),
    links: list(
      "Two buttons that open other companies' pages in a new tab.",
      group("A button.", "AccountExternalLink", {
        label: text("What it says."),
        url: webAddress("The company's own page."),
      }),
    ),
  }),
}

/** /sign-in, /sign-up, /reset-password, /verification-sent and /verify-email. */
export const accountFiles: ContentFiles = {
  "account.json": one("Account", account),
}
