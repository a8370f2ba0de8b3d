/** Every text of SPEC sections 5 and 8, once. */
export const messages = {
  nameRequired: "Name is required.",
  emailRequired: "Email is required.",
  emailInvalid: "Invalid email address",
  phoneNumberRequired: "Phone number is required.",
  subjectRequired: "Subject is required.",
  messageRequired: "Message is required.",

  contactSubmit: "Send message",
  contactBusy: "Sending...",
  contactFailed: "Failed to submit the form. Please try again later.",
  contactSent: "Thank you for your message! We'll get back to you soon.",

  projectFailed: "Failed to load project. Please try again later.",
  projectsFailed: "Failed to load projects. Please try again later.",
  noVideo: "No video available for this project.",
  noActiveServices: "No active services found.",
} as const
