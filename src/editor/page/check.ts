import { checkContent } from "../../build/content/check"
import { getFile, hasPicture, setFile } from "./files"
import { refusal } from "./refusal"

const refused = new Map<string, string>()

/**
 * Runs the build's content check on what is about to be saved. Saving the same text again saves it in spite of the
 * mistakes: some changes need two files, such as a name that both hold.
 * @throws Error with every mistake that the change adds
 */
export function stopOnMistakes(path: string, text: string) {
  const mistakes = mistakesIn(path, text)
  if (mistakes.length === 0 || refused.get(path) === text) {
    refused.delete(path)
    return
  }
  refused.set(path, text)
  const list = mistakes
    .map((mistake) => mistake.replace(`${path}, `, "").replace(`${path}: `, ""))
    .join("; ")
  throw refusal(
    `${list}. Please correct this, or press Save again to save it anyway; the site then stays as it is until it is corrected.`,
  )
}

/** Mistakes that are not in the content already. */
function mistakesIn(path: string, text: string): string[] {
  const current = getFile(path)
  const before = new Set(checkContent("data", { pictures: hasPicture }))
  setFile(path, text)
  const after = checkContent("data", { pictures: hasPicture })
  setFile(path, current)
  return after.filter((mistake) => !before.has(mistake))
}
