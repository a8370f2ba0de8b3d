// @ts-check

/** @typedef {{ id: string, text?: string, current?: number, total?: number }} Activity */

/**
 * Reads how far a build is from Gatsby's structured log, which it sends to a parent that gave it a channel.
 * @param {(progress: import("./terminal.mjs").Progress) => void} show
 * @returns {(message: unknown) => void} takes each message
 */
export function gatsbyProgress(show) {
  /** Begun and not ended, oldest first. @type {Map<string, Activity>} */
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
 * The pictures take longest; else what began last.
 * @param {Activity[]} activities
 * @returns {import("./terminal.mjs").Progress | undefined}
 */
function mostTelling(activities) {
  const pictures = activities.find(({ text }) => text?.includes("IMAGE_PROCESSING"))
  if (pictures) return { what: "pictures", done: pictures.current, total: pictures.total }
  const text = activities.findLast((each) => each.text)?.text
  return text ? { what: text } : undefined
}
