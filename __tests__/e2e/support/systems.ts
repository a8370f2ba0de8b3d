import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import subsetFont from "subset-font"

/** System fonts that visitors may have as fallbacks, from npm packages. */
export const systemFonts = [
  // Has the same widths as Arial, Liberation Sans and Helvetica.
  { name: "Arial", file: "arimo" },
  { name: "Roboto", file: "roboto" },
  { name: "DejaVu Sans", file: "dejavu-sans" },
]

/**
 * Sets up a system with a single font, regular and bold.
 * @param folder where its files are written
 * @returns the environment that makes a browser use it, on systems with fontconfig
 */
export async function systemWith(
  file: string,
  folder: string,
): Promise<Record<string, string | undefined>> {
  await mkdir(folder, { recursive: true })
  // One after the other: the decoder of the packages' format can't run twice at once.
  for (const weight of [400, 700]) {
    const packed = require.resolve(`@fontsource/${file}/files/${file}-latin-${weight}-normal.woff2`)
    const font = await subsetFont(await readFile(packed), latin, { targetFormat: "truetype" })
    await writeFile(path.join(folder, `${weight}.ttf`), font)
  }
  const config = path.join(folder, "fonts.conf")
  await writeFile(
    config,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  return { ...process.env, FONTCONFIG_FILE: config }
}

const latin = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).join("")
