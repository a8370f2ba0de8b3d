import { CONTENT_PROBLEMS } from "./contentProblems"

/**
 * Shows the content check's mistakes over the page while `npm run develop` runs, as long as there are any. Not part of a
 * production build.
 */
export function showContentProblems() {
  const events = new EventSource(CONTENT_PROBLEMS)
  events.addEventListener("message", ({ data }) => show(JSON.parse(data)))
}

const NAME = "content-problems"

function show(problems: readonly string[]) {
  document.getElementById(NAME)?.remove()
  if (problems.length === 0) return
  const host = document.createElement("div")
  host.id = NAME
  // A shadow tree, so that neither the site's styles nor the overlay's reach the other.
  host.attachShadow({ mode: "open" }).append(
    styles(),
    panel(problems, () => host.remove()),
  )
  document.body.append(host)
}

function panel(problems: readonly string[], close: () => void): HTMLElement {
  const section = element("section", "")
  section.setAttribute("role", "alert")
  const list = element("ul", "")
  list.append(...problems.map((problem) => element("li", problem)))
  const button = element("button", "Hide until the next change")
  button.addEventListener("click", close)
  section.append(
    element("h2", "Please correct the content"),
    list,
    element(
      "p",
      "This disappears as soon as it is corrected and saved. Nothing can be published until then.",
    ),
    button,
  )
  return section
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

function styles(): HTMLElement {
  return Object.assign(element("style", ""), {
    textContent: `
      section {
        position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-block-size: 60vh; overflow: auto;
        padding: 1rem 1.5rem; border: 3px solid #b3261e; border-radius: 8px; background: #fff; color: #1c1b1f;
        font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px rgb(0 0 0 / 30%);
      }
      h2 { margin: 0 0 0.5rem; font-size: 1.125rem }
      ul { margin: 0; padding-inline-start: 1.25rem }
      li { overflow-wrap: anywhere }
      button { padding: 0.5rem 1rem; font: inherit; cursor: pointer }
    `,
  })
}
