/**
 * Every text that forms and their errors show (docs/specification.md#error-messages), but for those of
 * single fields, which are in the fields' records. Those of project and service pages are in showcase/messages.ts, because
 * these pages have no forms.
 */
export const messages = {
  busy: "Sending...",

  contactSubmit: "Send message",
  contactFailed: "Failed to submit the form. Please try again later.",
  contactSent: "Thank you for your message! We'll get back to you soon.",

  footerContactSubmit: "Send Message",
  footerContactFailed: "Failed to send message. Please try again later.",
  footerContactSent: "✅ Thank you! We’ve received your message.",

  privacy: "We use what you enter here for this purpose only.",
  privacyLink: "How we handle your data",

  commentSubmit: "Post comment",
  commentSent: "Thank you. Your comment appears here once we have read it.",
  notifySubmit: "Notify me",
  notifySent: "Thank you. We have your address, and write when there is something to see.",
  questionSubmit: "Send question",
  questionSent: "Thank you. We have your question.",
  subscribeSubmit: "Subscribe",
  subscribeSent: "Thank you. Your address is on our list.",
  entryFailed: "Failed to send. Please try again later.",

  noticeDismissed: "The notice is dismissed.",
  stay: "Stay here",
  stayed: "You stay on this page.",
  takenOn: "You will be taken there in",

  sample: "This sample form sends nothing yet.",
  sampleUnavailable: "Nothing can be sent from here yet.",
  sampleInstead: "Write to us instead",

  signInSubmit: "Sign in",
  signInBusy: "Logging in...",
  signInFailed:
    "We couldn't log you in. Please use the 'Forgot password?' link below to reset your password.",
  noToken: "No token received from server",
  signedOut: "You are signed out.",
  forgotPassword: "Forgot password?",

  resendSubmit: "Send the verification e-mail again",
  resent: "It is on its way. Check your inbox, and the spam folder too.",
  resendFailed: "The e-mail could not be sent. Please try again later.",

  signUpSubmit: "Create Account",
  signUpBusy: "Creating Account...",
  signUpFailed: "Failed to register. Please try again.",
  signedUp: "Registration successful! Please check your email to verify your account.",

  resetRequestSubmit: "Send Reset Link",
  resetSubmit: "Reset Password",
  resetBusy: "Processing",
  resetFailed: "Error processing your request. Please try again.",
  resetRequested: "Password reset instructions have been sent to your email.",
  resetDone:
    "Your password has been reset successfully! You can now log in with your new password.",

  unknownEmail: "your email",

  verifying: "Verifying your email...",
  verifiedTitle: "Email Verified Successfully!",
  verified: "Your account has been activated. You can sign in now.",
  verificationFailedTitle: "Verification Failed",
  verificationFailed: "Email verification failed. The link may have expired or is invalid.",
  verificationTokenMissing: "Invalid verification link. Missing token.",

  passwordShow: "Show password",
  passwordHide: "Hide password",
  passwordShown: "Your password is shown.",
  passwordHidden: "Your password is hidden.",
  newTab: "(opens in a new tab)",
} as const
