import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { extname, join, relative } from "node:path"
import type { Locator, Page } from "@playwright/test"
import { editorPolicy } from "../../../src/editor/policy"
import type { EditorSettings } from "../../../src/editor/settings"
import { writeEditor } from "../../../src/editor/write"
import { test as base, expect } from "./test"

const settings: EditorSettings = { backend: "local" }

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
}

type WorkerFixtures = {
  /** Folder with the page /edit, as EDIT_BACKEND=local would publish it. */
  editorFolder: string
}

export const test = base.extend<{ editor: Editor }, WorkerFixtures>({
  editorFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "editor-"))
      await writeEditor({ root: process.cwd(), folder, settings, published: true })
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: "worker" },
  ],

  editor: async ({ page, editorFolder }, use) => {
    await page.route("**/edit{,/**}", async (route) => {
      const path = new URL(route.request().url()).pathname.replace(/^\/edit\/?/, "") || "index.html"
      await route.fulfill({
        body: await readFile(join(editorFolder, path)),
        contentType: types[extname(path)] ?? "application/octet-stream",
        headers: { "Content-Security-Policy": editorPolicy(settings) },
      })
    })
    const editor = new Editor(page)
    await editor.open()
    await use(editor)
  },
})

/** Files by path in the checkout: texts of data/, and the size of each picture. */
type Files = Record<string, string>

/** The page /edit on a copy of data/, which is in the browser's private file system. */
export class Editor {
  /** data/ as it was. */
  before: Files = {}

  constructor(readonly page: Page) {}

  async open() {
    const { page } = this
    await page.addInitScript(() => {
      const picker = window as unknown as { showDirectoryPicker: () => Promise<unknown> }
      picker.showDirectoryPicker = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("site")
    })
    await page.goto("/edit")
    await this.fill(await filesOf(process.cwd()))
    this.before = await this.files()
    await page.getByRole("button", { name: "Work with Local Repository" }).click()
    await page.getByRole("treeitem", { name: "Home page", exact: true }).waitFor()
  }

  /** Opens a form by its group's and its own name. */
  async form(group: string, name: string) {
    await this.page.getByRole("treeitem", { name: group, exact: true }).click()
    await this.page.getByRole("gridcell", { name, exact: true }).click()
  }

  /** A field by its path in the form, "items.0.name". */
  field(path: string): Promise<Locator> {
    return this.reveal(this.page.locator(`[data-key-path="${path}"]`))
  }

  async write(path: string, text: string) {
    await (await this.field(path)).getByRole("textbox").fill(text)
  }

  /** Scrolls until an element is there: the editor renders fields as they come into view. */
  private async reveal(wanted: Locator): Promise<Locator> {
    await this.page.mouse.move(640, 450)
    await expect(async () => {
      if ((await wanted.count()) === 0) await this.page.mouse.wheel(0, 500)
      expect(await wanted.count()).toBeGreaterThan(0)
    }).toPass({ intervals: [50] })
    return wanted
  }

  /** Opens a list's item. */
  async openItem(path: string) {
    const list = path.slice(0, path.lastIndexOf("."))
    const index = Number(path.slice(path.lastIndexOf(".") + 1))
    const closed = (await this.field(list)).getByRole("button", { name: "Expand", exact: true })
    await closed.nth(index).click()
  }

  /** Adds an item to the form's list. */
  async add(item: string) {
    await this.page
      .getByRole("button", { name: new RegExp(`^Add \\W?${item}\\W?$`) })
      .last()
      .click()
  }

  /** Adds a block to an article. */
  async addBlock(path: string, kind: string) {
    const list = await this.field(path)
    const add = await this.reveal(list.getByRole("button", { name: /^Add \W?part/ }))
    const item = this.page.getByRole("menuitem", { name: kind, exact: true })
    // A list that is still growing closes the menu again.
    await expect(async () => {
      if (!(await item.isVisible())) await add.last().click()
      await item.click({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
  }

  /** Uploads a picture of the checkout under another name. */
  async choosePicture(path: string, file: string, name: string) {
    const field = await this.field(path)
    await field.getByRole("button", { name: "Browse" }).click()
    await this.upload(file, name)
    // The editor reads the file first: until then, the field counts as empty.
    await field.getByRole("button", { name: "Replace" }).waitFor()
  }

  /** Replaces a picture by one of the checkout, under a name that the editor keeps: small letters, digits, hyphens. */
  async replacePicture(path: string, file: string, name: string) {
    const field = await this.field(path)
    await field.getByRole("button", { name: "Replace" }).click()
    await this.upload(file, name)
    // The editor reads the file first: until then, the field has the old picture.
    await expect(field).toContainText(name)
  }

  private async upload(file: string, name: string) {
    const mimeType = name.endsWith(".png") ? "image/png" : "image/jpeg"
    const dialog = this.page.getByRole("dialog")
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType, buffer: await readFile(file) })
    await dialog.getByRole("button", { name: "Insert" }).click()
  }

  async pressSave() {
    await this.page.getByRole("button", { name: "Save", exact: true }).click()
  }

  /** Saves, which leads back to the list of forms. */
  async save() {
    await this.pressSave()
    await this.page.getByRole("grid", { name: "Files" }).waitFor()
  }

  /** From here on, `changes` compares with what has been saved so far. */
  async accept() {
    this.before = await this.files()
  }

  /** The files that differ from what they were, and those that are new. */
  async changes(): Promise<Files> {
    const now = await this.files()
    expect(Object.keys(this.before).filter((path) => !(path in now))).toEqual([])
    return Object.fromEntries(
      Object.entries(now).filter(([path, text]) => this.before[path] !== text),
    )
  }

  private async fill(files: [path: string, base64: string][]) {
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory()
      for await (const name of root.keys()) await root.removeEntry(name, { recursive: true })
      const site = await root.getDirectoryHandle("site", { create: true })
      // The editor takes only a checkout.
      await site.getDirectoryHandle(".git", { create: true })
      for (const [path, base64] of files) {
        const parts = path.split("/")
        const name = parts.pop() as string
        let folder = site
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await file.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
        await file.close()
      }
    }, files)
  }

  /** What another program would write. */
  async overwrite(path: string, text: string) {
    await this.page.evaluate(
      async ({ path, text }) => {
        const parts = path.split("/")
        const name = parts.pop() as string
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("site")
        for (const part of parts) folder = await folder.getDirectoryHandle(part)
        const file = await (await folder.getFileHandle(name)).createWritable()
        await file.write(text)
        await file.close()
      },
      { path, text },
    )
  }

  private files(): Promise<Files> {
    return this.page.evaluate(async () => {
      const files: Record<string, string> = {}
      const read = async (folder: FileSystemDirectoryHandle, path: string) => {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === "directory")
            await read(handle as FileSystemDirectoryHandle, `${path}${name}/`)
          else {
            const file = await (handle as FileSystemFileHandle).getFile()
            files[path + name] = name.endsWith(".json") ? await file.text() : `${file.size} bytes`
          }
        }
      }
      await read(await (await navigator.storage.getDirectory()).getDirectoryHandle("site"), "")
      return files
    })
  }
}

/** The content, with the pictures of one folder, as base64. */
async function filesOf(root: string): Promise<[path: string, base64: string][]> {
  const data = join(root, "data")
  const names = await readdir(data, { recursive: true })
  const chosen = names.filter((name) => /^[^/]+\.json$|^images\/team\/.+\.jpg$/.test(name))
  return Promise.all(
    chosen.map(async (name) => {
      const file = join(data, name)
      return [relative(root, file), (await readFile(file)).toString("base64")] as [string, string]
    }),
  )
}
