/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseDocument } from "yaml"

/** Workflows can't be run here: at least what they call must exist. */
const folder = ".github/workflows"

type Step = { uses?: string; run?: string; "working-directory"?: string }
type Job = { "runs-on"?: string; "timeout-minutes"?: number; steps: Step[] }
type Workflow = { name?: string; on?: object; permissions?: object; jobs: Record<string, Job> }

const workflows = readdirSync(folder).map((file) => {
  const document = parseDocument(readFileSync(join(folder, file), "utf8"))
  const problems = [...document.errors, ...document.warnings].map(({ message }) => message)
  return { file, problems, workflow: document.toJS() as Workflow }
})

const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}, ${name}`, job })),
)

const steps = jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ name, ...step })))
const commands = steps.flatMap(({ name, run }) => (run ? [{ name, run }] : []))

test.each(workflows)(
  "$file is valid, and says when it runs and with which rights",
  ({ problems, workflow }) => {
    expect(problems).toEqual([])
    expect(Object.keys(workflow.on ?? {})).not.toEqual([])
    expect(workflow.permissions).toEqual({ contents: "read" })
  },
)

test("every job says where it runs, and how long it may take", () => {
  const wrong = jobs.filter(({ job }) => !job["runs-on"] || !job["timeout-minutes"])
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test("every action is pinned to a whole version", () => {
  const used = steps.flatMap(({ uses }) => uses ?? [])
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((action) => !/^[\w-]+\/[\w/-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

test("every npm script that a workflow runs exists", () => {
  const named = commands.flatMap(({ run }) => [
    ...run.matchAll(/\bnpm (?:--prefix (\S+) )?run (\S+)/g),
  ])
  expect(named.length).toBeGreaterThan(1)
  const missing = named.filter(([, packageFolder = ".", script = ""]) => {
    const { scripts } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"))
    return !(script in scripts)
  })
  expect(missing.map(([command]) => command)).toEqual([])
})

test("every program of the repository that a workflow runs exists and can be run", () => {
  const named = commands.flatMap(({ run }) => run.match(/(?<![\w./-])\.?[\w-]+\/[\w./-]+/g) ?? [])
  expect(named).toEqual(expect.arrayContaining([".ci/run", "deploy/publish.sh"]))
  for (const program of named) expect(() => accessSync(program, constants.X_OK)).not.toThrow()
})

test("no command contains an expression, whose value could be a command of a stranger", () => {
  expect(commands.filter(({ run }) => run.includes("${{"))).toEqual([])
})

test("no other folder hides the workflows from Gitea and Forgejo", () => {
  expect([".gitea", ".forgejo"].map((name) => existsSync(`${name}/workflows`))).toEqual([
    false,
    false,
  ])
})

test.each([
  ["spring", /^spring$/],
  ["Feature/New_home", /^feature-new-home-\d+$/],
  ["a b;reboot", /^a-b-reboot-\d+$/],
  ["ÄÖ", /^branch-\d+$/],
  ["x".repeat(100), /^x{40}-\d+$/],
])("the preview of the branch %s has a name that an address can hold", (branch, expected) => {
  const run = (name: string) =>
    execFileSync("deploy/publish.sh", ["name", name], { encoding: "utf8" })
  expect(run(branch).trim()).toMatch(expected)
})
