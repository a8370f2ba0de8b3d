import "./prepare.ts"
import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import path from "node:path"
import { build, type Plugin } from "esbuild"

/**
 * Runs test files, each in a process of its own, several at a time. They are bundled together
 * first: loading the service through tsx would take two seconds of CPU time in each of thirty
 * processes.
 * @param chosen paths relative to this package; all but the nightly ones when empty
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
    // All of them, because onPostgres.test.ts runs others.
    entryPoints: [...new Set([...all, ...files]), "tests/support/migrate.ts"],
    outdir: folder,
    outbase: "tests",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: loadedByNode,
    // CommonJS packages in the bundle call `require`.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    plugins: [unmappedPackages],
    sourcemap: true,
    sourcesContent: false,
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
  // Ctrl-C reaches the child too. This process waits for it, then removes the folder.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)))
}

/** Packages that locate native code or files by their own path, or that no test loads. */
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
  "s3rver",
  "sharp",
]

/** Keeps packages out of the source maps, which every process reads. */
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

/** Node's default is one less than the number of CPUs. Node 20.9, our oldest, lacks this option. */
function concurrency(): string[] {
  if (process.versions.node.startsWith("20.9.")) return []
  return [`--test-concurrency=${Math.max(2, availableParallelism())}`]
}

/** The tests that every run includes: `npm run test:attack` and `test:nightly` have the others. */
async function testsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith(".test.ts") && !/^(attack|nightly)\b/.test(name))
    .map((name) => path.join(folder, name))
}

process.exit(await runTests(process.argv.slice(2)))
