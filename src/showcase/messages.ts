/** What project and service pages say instead of content (docs/specification.md#error-messages). */
export const messages = {
  projectFailed: "Failed to load project. Please try again later.",
  projectsFailed: "Failed to load projects. Please try again later.",
  noVideo: "No video available for this project.",
  noActiveServices: "No active services found.",
} as const
