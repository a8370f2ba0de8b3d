/** @jest-environment node */
import { editorPolicy } from "../../src/editor/policy"
import { readEditorSettings } from "../../src/editor/settings"

test("without any variable there is no editor", () => {
  expect(readEditorSettings({ EDIT_BACKEND: " " })).toBeNull()
})

const gitea = {
  EDIT_BACKEND: "gitea",
  EDIT_REPO: "agency/site",
  EDIT_BASE_URL: "https://git.example/",
}

test("a forge is described by its repository, branch, address and application", () => {
  expect(readEditorSettings({ ...gitea, EDIT_APP_ID: "abc" })).toEqual({
    backend: "gitea",
    repo: "agency/site",
    branch: "main",
    baseUrl: "https://git.example",
    appId: "abc",
  })
})

test.each([
  ["EDIT_BACKEND", { EDIT_BACKEND: "bitbucket" }, "must be one of local, gitea, gitlab, github"],
  ["EDIT_REPO", { EDIT_REPO: "agency/site" }, "EDIT_BACKEND is not"],
  ["EDIT_BRANCH", { EDIT_BACKEND: "local", EDIT_BRANCH: "main" }, "takes no other setting"],
  ["EDIT_REPO", { EDIT_BACKEND: "github" }, "owner/name"],
  ["EDIT_REPO", { ...gitea, EDIT_REPO: "https://git.example/agency/site" }, "owner/name"],
  ["EDIT_BRANCH", { ...gitea, EDIT_BRANCH: "two words" }, "no branch's name"],
  ["EDIT_BASE_URL", { ...gitea, EDIT_BASE_URL: undefined }, "for example https://gitea.example"],
  ["EDIT_BASE_URL", { ...gitea, EDIT_BASE_URL: "git.example" }, "https address"],
  ["EDIT_BASE_URL", { ...gitea, EDIT_BASE_URL: "http://git.example" }, "https address"],
  ["EDIT_BASE_URL", { ...gitea, EDIT_BASE_URL: "https://git.example/forge" }, "without a path"],
])("a bad %s stops the build with its name: %j", (variable, env, reason) => {
  expect(() => readEditorSettings(env)).toThrow(variable)
  expect(() => readEditorSettings(env)).toThrow(reason)
})

const connections = (env: Record<string, string>) => {
  const settings = readEditorSettings(env)
  return settings && /connect-src ([^;]*)/.exec(editorPolicy(settings))?.[1]
}

test.each([
  [{ EDIT_BACKEND: "local" }, ""],
  [gitea, " https://git.example"],
  [{ EDIT_BACKEND: "gitlab", EDIT_REPO: "agency/site" }, " https://gitlab.com"],
  [{ EDIT_BACKEND: "github", EDIT_REPO: "agency/site" }, " https://api.github.com"],
])("the page talks to its own origin and to the chosen forge: %j", (env, forge) => {
  expect(connections(env as Record<string, string>)).toBe(`'self' blob: data:${forge}`)
})
