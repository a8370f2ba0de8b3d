import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { checkContent } from "../../../src/build/content/check"
import { type Editor, test } from "../support/editor"
import { expect } from "../support/test"

/** A picture that data/ doesn't have: the editor would take the one it has. */
const PORTRAIT = "static/icons/icon-512.png"

type Item = Record<string, unknown>

const listIn = (editor: Editor, path: string): Item[] => JSON.parse(editor.before[path] ?? "[]")

/** Saves, and gives the new text of the only file that may have changed. */
async function savedText(editor: Editor, path: string, pictures: string[] = []): Promise<string> {
  await editor.save()
  const changes = await editor.changes()
  expect(Object.keys(changes).sort()).toEqual([...pictures, path].sort())
  expect(await mistakesIn(changes)).toEqual([])
  return changes[path] ?? ""
}

/** What the build's check says of the checkout's content with these changes. */
async function mistakesIn(changes: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "edited-"))
  await cp("data", folder, { recursive: true })
  for (const [path, text] of Object.entries(changes)) {
    const file = join(folder, path.replace("data/", ""))
    if (path.endsWith(".json")) await writeFile(file, text)
    else await cp(PORTRAIT, file)
  }
  const problems = checkContent(folder)
  await rm(folder, { recursive: true })
  return problems
}

test("an editor changes a text and adds a person, and nothing else changes", {
  tag: "@nightly",
}, async ({ editor }) => {
  const plans = editor.before["data/plans.json"] ?? ""
  const [plan] = listIn(editor, "data/plans.json")
  await editor.form("Agency and prices", "Prices")
  await editor.openItem("items.0")
  await editor.write("items.0.description", "Designed and built.")
  expect(await savedText(editor, "data/plans.json")).toBe(
    plans.replace(JSON.stringify(plan?.description), '"Designed and built."'),
  )

  await editor.accept()
  const team = listIn(editor, "data/team.json")
  const item = `items.${team.length}`
  await editor.form("Agency and prices", "Team")
  await editor.add("person")
  await editor.write(`${item}.name`, "Ama Ɔsɛi")
  await editor.write(`${item}.designation`, "Illustrator")
  await editor.choosePicture(`${item}.img.src`, PORTRAIT, "Ama Osei.png")
  await editor.write(`${item}.img.alt`, "Ama Osei, drawn.")
  const text = await savedText(editor, "data/team.json", ["data/images/team/ama-osei.png"])
  expect(JSON.parse(text)).toEqual([
    ...team,
    {
      id: "ama-osei",
      name: "Ama Ɔsɛi",
      designation: "Illustrator",
      img: { src: "images/team/ama-osei.png", alt: "Ama Osei, drawn." },
    },
  ])
  // Everything before the new item is as it was, byte by byte.
  const before = editor.before["data/team.json"] ?? ""
  expect(text.startsWith(before.slice(0, before.lastIndexOf("\n]")))).toBe(true)
})

test("an editor adds a paragraph to an article", { tag: "@nightly" }, async ({ editor }) => {
  const [post, ...others] = listIn(editor, "data/posts.json")
  const content = post?.content as Item[]
  await editor.form("Blog", "Articles")
  await editor.openItem("items.0")
  await editor.addBlock("items.0.content", "Text")
  await editor.write(`items.0.content.${content.length}.text`, "More in [prices](/pricing).")
  const text = await savedText(editor, "data/posts.json")
  const added = { text: "More in [prices](/pricing)." }
  expect(JSON.parse(text)).toEqual([{ ...post, content: [...content, added] }, ...others])
})

test("an emptied optional field leaves the file, and an empty list stays", {
  tag: "@nightly",
}, async ({ editor }) => {
  const menu = listIn(editor, "data/menu.json")
  const index = menu.findIndex(({ to, items }) => to && (items as Item[]).length === 0)
  await editor.form("Every page", "Menu")
  await editor.openItem(`items.${index}`)
  await editor.write(`items.${index}.to`, "")
  const { to, ...entry } = menu[index] ?? {}
  const expected = menu.map((item, place) => (place === index ? entry : item))
  expect(JSON.parse(await savedText(editor, "data/menu.json"))).toEqual(expected)
})

test("a link to a page that doesn't exist is refused before it is saved", {
  tag: "@nightly",
}, async ({ editor, consoleErrors }) => {
  consoleErrors.expect(/saving_failed/)
  const menu = listIn(editor, "data/menu.json")
  const index = menu.findIndex(({ to }) => to)
  await editor.form("Every page", "Menu")
  await editor.openItem(`items.${index}`)
  await editor.write(`items.${index}.to`, "/nowhere")
  await editor.pressSave()
  await expect(editor.page.getByRole("alertdialog")).toContainText(
    `"to" is a broken link, "/nowhere": the site has no page "/nowhere"`,
  )
  expect(await editor.changes()).toEqual({})
})

test("a portrait that is too small is refused before it is saved", { tag: "@nightly" }, async ({
  editor,
  consoleErrors,
}) => {
  consoleErrors.expect(/saving_failed/)
  await editor.form("Agency and prices", "Team")
  await editor.openItem("items.1")
  await editor.replacePicture("items.1.img.src", "static/icons/icon-192.png", "small.png")
  await editor.pressSave()
  await expect(editor.page.getByRole("alertdialog")).toContainText(
    "which is 192 × 192 px; it needs at least 300 px on the shorter side",
  )
  expect(await editor.changes()).toEqual({})
})

test("a file that another program has changed is not overwritten", { tag: "@nightly" }, async ({
  editor,
  consoleErrors,
}) => {
  consoleErrors.expect(/saving_failed/)
  const theirs = `${JSON.stringify(listIn(editor, "data/plans.json").slice(1), null, 2)}\n`
  await editor.form("Agency and prices", "Prices")
  await editor.openItem("items.0")
  await editor.write("items.0.description", "Designed and built.")
  await editor.overwrite("data/plans.json", theirs)
  await editor.pressSave()
  await expect(editor.page.getByRole("alertdialog")).toContainText(
    "data/plans.json has changed on this computer",
  )
  expect(await editor.changes()).toEqual({ "data/plans.json": theirs })
})

/** Only the standard's rules: best practices, such as landmarks, are up to the content management system. */
async function expectNoViolations(page: Page) {
  const axe = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
  ])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

for (const width of [1280, 390]) {
  test(`the editor's screens have no axe violations at ${width} px`, { tag: "@nightly" }, async ({
    editor,
  }) => {
    await expectNoViolations(editor.page)
    await editor.form("Agency and prices", "Team")
    await editor.openItem("items.0")
    await editor.page.setViewportSize({ width, height: 900 })
    await expectNoViolations(editor.page)
  })
}
