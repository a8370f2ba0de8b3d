// @ts-check

/** @typedef {{ id: string, text?: string, current?: number, total?: number }} Activity */

/**
 * Reads a build's progress from Gatsby's structured log, which it sends to its parent process over IPC.
 * @param {(progress: import("../terminal.mjs").Progress) => void} show
 * @returns {(message: unknown) => void} message handler
 */
export function gatsbyProgress(show) {
  /** Running activities, oldest first. @type {Map<string, Activity>} */
  const activities = new Map()
  return (message) => {
    const { type, payload } = /** @type {any} */ (message)?.action ?? {}
    if (type === "ACTIVITY_START") activities.set(payload.id, payload)
    else if (type === "ACTIVITY_END") activities.delete(payload.id)
    else if (type !== "ACTIVITY_UPDATE") return
    const activity = activities.get(payload.id)
    if (type === "ACTIVITY_UPDATE" && activity) Object.assign(activity, payload)
    const progress = mostTelling([...activities.values()])
    if (progress) show(progress)
  }
}

/**
 * Image processing if it is running, because it takes longest; otherwise the activity that started last.
 * @param {Activity[]} activities
 * @returns {import("../terminal.mjs").Progress | undefined}
 */
function mostTelling(activities) {
  const pictures = activities.find(({ text }) => text?.includes("IMAGE_PROCESSING"))
  if (pictures) return { what: "pictures", done: pictures.current, total: pictures.total }
  const text = activities.findLast((each) => each.text)?.text
  return text ? { what: text } : undefined
}
