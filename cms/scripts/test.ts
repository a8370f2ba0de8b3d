import "./prepare.ts"
import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import { build, type Plugin } from "esbuild"

/**
 * Runs test files, each in a process of its own, some at a time. They are compiled together beforehand: loading the service through
 * tsx instead would take two seconds of processor time in each of thirty processes.
 * @param chosen paths below this package; all but the nightly ones when empty
 * @returns the exit code
 */
async function runTests(chosen: string[]): Promise<number> {
  const all = await testsIn("tests")
  const files = chosen.length > 0 ? chosen : all
  const cache = path.resolve("node_modules/.cache")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, "tests-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  await build({
    // All of them: onPostgres.test.ts runs others.
    entryPoints: [...new Set([...all, ...files]), "tests/migrate.ts"],
    outdir: folder,
    outbase: "tests",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: loadedByNode,
    // What of the packages is CommonJS calls it.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    plugins: [unmappedPackages],
    sourcemap: true,
    logLevel: "warning",
  })
  const compiled = files.map((file) =>
    path.join(folder, path.relative("tests", file).replace(/ts$/, "js")),
  )
  const args = ["--enable-source-maps", "--test", ...concurrency(), ...compiled]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "test", TEST_TEMPLATES: folder },
    stdio: "inherit",
  })
  // Ctrl-C reaches the child too: it ends first, so that the folder outlives it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)))
}

/** Packages that find native code or files of their own by where they lie, or that no test loads. */
const loadedByNode = [
  "@libsql/client",
  "drizzle-kit",
  "esbuild",
  "json-schema-to-typescript",
  "libsql",
  "next",
  "pg-native",
  "pino",
  "pino-pretty",
  "react",
  "react-dom",
  "sharp",
]

/** Leaves the packages out of the source maps, which every process reads. */
const unmappedPackages: Plugin = {
  name: "unmapped-packages",
  setup({ onLoad }) {
    const map = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString("base64")
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path: file }) => ({
      contents: `${await readFile(file, "utf8")}\n//# sourceMappingURL=data:application/json;base64,${map}`,
      loader: "default",
    }))
  },
}

/** Node's default is one less than there are processors. Node 20.9, the oldest supported, has no such option. */
function concurrency(): string[] {
  if (process.versions.node.startsWith("20.9.")) return []
  return [`--test-concurrency=${Math.max(2, availableParallelism())}`]
}

async function testsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => path.join(folder, name))
}

process.exit(await runTests(process.argv.slice(2)))
