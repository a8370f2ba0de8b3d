/** @jest-environment node */
import { themeColours } from "../../src/build/themeColours"

const css = `
[data-theme="loom"] {
  --ground: light-dark(#ffffff, #000000);
  --thread-1: #aa0000;
  --accent: var(--thread-1);
  --accent-ink: light-dark(#550000, var(--accent));
}
[data-theme="studio"] {
  --thread-1: #00bb00;
}`

test.each([
  ["loom", "light", "ground", "#ffffff"],
  ["loom", "dark", "ground", "#000000"],
  ["loom", "light", "accent", "#aa0000"],
  ["loom", "dark", "accent-ink", "#aa0000"],
  ["studio", "dark", "accent", "#00bb00"],
] as const)("in %s, %s, --%s is %s", (theme, scheme, role, colour) => {
  expect(themeColours(css, theme, scheme)(role)).toBe(colour)
})

test("an unknown role or theme is reported by name", () => {
  expect(() => themeColours(css, "loom", "light")("thread-9")).toThrow(
    'src/styles/themes.css: the theme "loom" has no --thread-9.',
  )
  expect(() => themeColours(css, "nocturne", "dark")).toThrow(
    'src/styles/themes.css has no theme "nocturne".',
  )
})
