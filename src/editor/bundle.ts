import { readdirSync } from "node:fs"
import { cp, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import type { Plugin } from "esbuild"

/** Names of the page's files, each with a hash of its content. */
export type Bundle = { script: string; styles: string }

/**
 * Bundles the editor's script from our own origin.
 * @param root the checkout
 * @param folder where to write it
 */
export async function bundleEditor(root: string, folder: string): Promise<Bundle> {
  // Only a run that publishes the editor loads the bundler.
  const { build } = await import("esbuild")
  const page = join(root, "src/editor/page")
  // Fonts and decoders, which the script loads from beside itself.
  const { resolve } = createRequire(join(root, "package.json"))
  const assets = join(dirname(resolve("@sveltia/cms")), "assets")
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(page, "main.ts"), join(page, "page.css")],
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    legalComments: "none",
    target: "es2022",
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    metafile: true,
    alias: { "node:fs": join(page, "files.ts"), "node:path": join(page, "path.ts") },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [withoutUnusedParts, withOwnFonts(readdirSync(assets))],
    logLevel: "silent",
  })
  const output = (entry: string) => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith(entry),
    )
    if (!found) throw new Error(`esbuild wrote nothing for ${entry}`)
    return basename(found[0])
  }
  await cp(assets, join(folder, "assets"), { recursive: true })
  return { script: output("page/main.ts"), styles: output("page/page.css") }
}

/** What no form uses: maps, and syntax highlighting for hundreds of languages. */
const withoutUnusedParts: Plugin = {
  name: "without-unused-parts",
  setup({ onResolve, onLoad }) {
    const unused = /^(@shikijs\/langs\/|leaflet\/|terra-draw)/
    onResolve({ filter: unused }, () => ({ path: "unused", namespace: "unused" }))
    onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default []" }))
  },
}

/** The interface's style sheet names its fonts on a content delivery network; the package contains the same files. */
function withOwnFonts(files: readonly string[]): Plugin {
  return {
    name: "with-own-fonts",
    setup({ onLoad }) {
      onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
        const code = await readFile(path, "utf8")
        const contents = code.replace(
          /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g,
          (address, family: string) => {
            const file = files.find(
              (name) => name.startsWith(`${family}-`) && name.endsWith(".woff2"),
            )
            if (!file) throw new Error(`@sveltia/cms has no file for the font ${address}`)
            return `/edit/assets/${file}`
          },
        )
        return { contents, loader: "js" }
      })
    },
  }
}
