// @ts-check
import path from "node:path"

/** Chromium without windows, in which tests take a quarter less time; Debian's package of this name. */
const SHELL = "chromium-headless-shell"

/**
 * The usual paths of a Chromium, in search order.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ shellFirst?: boolean }} [options] `shellFirst`: begin with Chromium's headless shell, which few systems have
 * @returns {string[]}
 */
export function usualPlaces(platform, environment, { shellFirst = false } = {}) {
  if (platform === "darwin") return onMac(environment.HOME)
  if (platform === "win32") return onWindows(environment)
  const shells = shellFirst ? [SHELL] : []
  return onLinux(environment.PATH, [...shells, ...browsersOnLinux])
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

const browsersOnLinux = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

/** @param {string | undefined} searchPath @param {string[]} programs */
function onLinux(searchPath, programs) {
  const searched = (searchPath ?? "").split(":").filter(Boolean)
  const folders = [...new Set([...searched, "/usr/bin", "/usr/local/bin", "/snap/bin"])]
  return [
    ...programs.flatMap((program) => folders.map((folder) => path.posix.join(folder, program))),
    "/opt/google/chrome/chrome",
  ]
}
