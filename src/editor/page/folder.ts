import { getFile } from "./files"
import { refusal } from "./refusal"

/** The folder on this machine that is being edited. None while a forge is. */
let folder: FileSystemDirectoryHandle | undefined

type Picker = {
  showDirectoryPicker?: (...options: unknown[]) => Promise<FileSystemDirectoryHandle>
}
type Permission = { requestPermission?: (...options: unknown[]) => Promise<PermissionState> }

/** Notes which folder the editor is given: chosen now, or remembered from an earlier visit and permitted again. */
export function watchFolder() {
  const picker = window as Picker
  const choose = picker.showDirectoryPicker
  if (choose) {
    picker.showDirectoryPicker = async (...options) => {
      folder = await choose.apply(window, options)
      return folder
    }
  }
  const handles = (globalThis.FileSystemHandle?.prototype ?? {}) as Permission
  const permit = handles.requestPermission
  if (permit) {
    handles.requestPermission = async function (this: FileSystemHandle, ...options) {
      const state = await permit.apply(this, options)
      if (state === "granted" && this.kind === "directory")
        folder = this as FileSystemDirectoryHandle
      return state
    }
  }
}

/**
 * Keeps the editor from overwriting what another program or person has saved since it read the file. For a forge, the
 * content management system itself compares commits.
 * @throws Error if the file in the folder is no longer the one that was read
 */
export async function stopOnForeignChange(path: string) {
  if (!folder) return
  const known = getFile(path)
  const now = await textOf(folder, path)
  if (known === undefined || now === undefined || normal(now) === normal(known)) return
  throw refusal(
    `${path} has changed on this computer since you opened the editor, so saving would undo that change. Reload this page; the editor then offers what you wrote as a draft.`,
  )
}

async function textOf(root: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const parts = path.split("/")
  const name = parts.pop() ?? ""
  try {
    let parent = root
    for (const part of parts) parent = await parent.getDirectoryHandle(part)
    const file = await (await parent.getFileHandle(name)).getFile()
    return await file.text()
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotFoundError") return undefined
    throw error
  }
}

/** The content management system trims what it reads. */
function normal(text: string): string {
  return text.trim().replace(/\r\n?/g, "\n")
}
