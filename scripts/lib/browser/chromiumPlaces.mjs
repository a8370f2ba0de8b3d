// @ts-check
import path from "node:path"

/**
 * The usual paths of a Chromium, in search order.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function usualPlaces(platform, environment) {
  if (platform === "darwin") return onMac(environment.HOME)
  if (platform === "win32") return onWindows(environment)
  return onLinux(environment.PATH)
}

/** @param {string | undefined} home */
function onMac(home) {
  const programs = [
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]
  const folders = home
    ? ["/Applications", path.posix.join(home, "Applications")]
    : ["/Applications"]
  return folders.flatMap((folder) => programs.map((program) => path.posix.join(folder, program)))
}

/** @param {NodeJS.ProcessEnv} environment */
function onWindows({ LOCALAPPDATA, PROGRAMFILES, "PROGRAMFILES(X86)": programFiles32 }) {
  const programs = [
    "Chromium\\Application\\chrome.exe",
    "Google\\Chrome\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
  ]
  const folders = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  )
  return folders.flatMap((folder) => programs.map((program) => path.win32.join(folder, program)))
}

/** @param {string | undefined} searchPath */
function onLinux(searchPath) {
  const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
  const searched = (searchPath ?? "").split(":").filter(Boolean)
  const folders = [...new Set([...searched, "/usr/bin", "/usr/local/bin", "/snap/bin"])]
  return [
    ...programs.flatMap((program) => folders.map((folder) => path.posix.join(folder, program))),
    "/opt/google/chrome/chrome",
  ]
}
