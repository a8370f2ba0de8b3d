/** Every text of SPEC sections 5 and 8, and what else forms say, once. */
export const messages = {
  nameRequired: "Name is required.",
  fullNameRequired: "Full Name is required.",
  emailRequired: "Email is required.",
  emailInvalid: "Invalid email address",
  phoneNumberRequired: "Phone number is required.",
  phoneRequired: "Phone is required.",
  subjectRequired: "Subject is required.",
  messageRequired: "Message is required.",

  busy: "Sending...",

  contactSubmit: "Send message",
  contactFailed: "Failed to submit the form. Please try again later.",
  contactSent: "Thank you for your message! We'll get back to you soon.",

  footerContactSubmit: "Send Message",
  footerContactFailed: "Failed to send message. Please try again later.",
  footerContactSent: "✅ Thank you! We’ve received your message.",

  commentSubmit: "Post comment",
  notifySubmit: "Notify me",
  questionSubmit: "Send question",
  subscribeSubmit: "Subscribe",

  sample: "This sample form sends nothing yet.",
  sampleUnavailable: "Nothing can be sent from here yet.",
  sampleInstead: "Write to us instead",
} as const
