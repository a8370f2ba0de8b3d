/** @jest-environment node */
import { readFileSync } from "node:fs"
import Ajv from "ajv"
import * as yup from "yup"
import { everyField, fieldsOf } from "../../src/build/content/describe"
import { contentFiles } from "../../src/build/content/schemas"
import { type ContentFiles, one } from "../../src/build/content/schemas/contentFile"
import { editorConfig } from "../../src/editor/config"
import type { Control } from "../../src/editor/controls"
import { isPicture, KIND, ROOT } from "../../src/editor/format"
import { groups } from "../../src/editor/groups"
import type { EditorSettings } from "../../src/editor/settings"
import { allFixtures } from "../support/fixtures"

const content = Object.fromEntries(allFixtures())
const site = { name: "Adwene", logo: "/favicon.svg", folder: "site" }
const local: EditorSettings = { backend: "local" }
const configFor = (settings: EditorSettings, files: ContentFiles = contentFiles) =>
  editorConfig({ contentFiles: files, content, settings, site })

const forge = { repo: "agency/site", branch: "main" }
const settings: [string, EditorSettings][] = [
  ["a local folder", local],
  ["Gitea", { backend: "gitea", ...forge, baseUrl: "https://git.example", appId: "1" }],
  ["GitLab with OAuth", { backend: "gitlab", ...forge, appId: "1" }],
  ["GitLab with a token", { backend: "gitlab", ...forge, baseUrl: "https://git.example" }],
  ["GitHub with OAuth", { backend: "github", ...forge, baseUrl: "https://sign-in.example" }],
  ["GitHub with a token", { backend: "github", ...forge }],
]

const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"))
const validate = new Ajv({ allErrors: true, logger: false, unknownFormats: "ignore" }).compile(
  schema,
)

test.each(settings)(
  "the configuration for %s passes the schema of the editor's package",
  (_, chosen) => {
    validate(configFor(chosen))
    expect(validate.errors ?? []).toEqual([])
  },
)

test("every content file is in exactly one group", () => {
  const listed = groups.flatMap(({ files }) => Object.keys(files))
  expect(listed.sort()).toEqual(Object.keys(contentFiles).sort())
})

const forms = configFor(local).collections.flatMap(({ files }) => files)

test.each(forms.map((form) => [form.file, form] as const))(
  "every field of %s has a control with a label",
  (path, form) => {
    const file = contentFiles[path.replace("data/", "")]
    if (!file) throw new Error(`no schema for ${path}`)
    const root = file.holds === "many" ? ["", ROOT] : [""]
    const controls = new Map(form.fields.flatMap((field) => [...everyControl(field, "")]))
    const wanted = [...everyField(fieldsOf(file))].flatMap((field) => {
      const place = [...root, ...field.path.replaceAll("[]", "").split(".")]
        .filter(Boolean)
        .join(".")
      return isPicture(field) ? [place, `${place}.src`, `${place}.alt`] : [place]
    })
    for (const place of wanted)
      expect([place, controls.get(place)?.label]).toEqual([place, expect.stringMatching(/^\S/)])
  },
)

/** Every control by the path of its field. */
function* everyControl(control: Control, path: string): Generator<[string, Control]> {
  const place = path ? `${path}.${control.name}` : control.name
  yield [place, control]
  for (const inner of control.fields ?? []) yield* everyControl(inner, place)
  for (const inner of control.field?.fields ?? []) yield* everyControl(inner, place)
  for (const { fields } of control.types ?? [])
    for (const inner of fields) yield* everyControl(inner, place)
}

test("a kind of field without a control stops the editor's build", () => {
  const file = one("Site", { day: yup.date() })
  expect(() => configFor(local, { ...contentFiles, "site.json": file })).toThrow(
    'The editor has no control for "day", a date',
  )
})

const controlAt = (file: string, ...names: string[]) => {
  const form = forms.find((each) => each.file === `data/${file}`)
  return names.reduce<Control | undefined>(
    (control, name) => control?.fields?.find((field) => field.name === name),
    { name: "", widget: "", fields: form?.fields },
  )
}

test.each<[string, string, string[], object]>([
  [
    "a switch",
    "plans.json",
    [ROOT, "highlighted"],
    { widget: "boolean", hint: "Yes for the highlighted package." },
  ],
  ["a date", "posts.json", [ROOT, "date"], { widget: "datetime", format: "YYYY-MM-DD" }],
  [
    "a category",
    "posts.json",
    [ROOT, "category"],
    { widget: "relation", value_field: "items.*.slug" },
  ],
  ["several tags", "posts.json", [ROOT, "tags"], { widget: "relation", multiple: true }],
  ["blocks", "posts.json", [ROOT, "content"], { widget: "list", typeKey: KIND }],
  [
    "a person",
    "team.json",
    [ROOT],
    { root: true, label_singular: "person", thumbnail: "img.src", summary: "{{name}}" },
  ],
  ["an id", "team.json", [ROOT, "id"], { readonly: true, required: false }],
  ["a heading", "team.json", [ROOT, "name"], { widget: "string", maxlength: 100 }],
  ["a price", "plans.json", [ROOT, "prices", "amount"], { widget: "number", value_type: "float" }],
  ["a billing period", "plans.json", [ROOT, "prices", "id"], { widget: "select" }],
  [
    "a page's texts, which belong to the route table",
    "pages.json",
    [ROOT],
    { allow_add: false, allow_remove: false },
  ],
  [
    "a link",
    "team.json",
    [ROOT, "link"],
    { required: false, pattern: [expect.any(String), expect.any(String)] },
  ],
])("the control for %s", (_, file, names, options) => {
  expect(controlAt(file, ...names)).toMatchObject(options)
})
