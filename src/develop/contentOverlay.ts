import { CONTENT_PROBLEMS } from "./contentProblems"

const NAME = "content-problems"

/** How often a page that crashed is reloaded after the content is valid again: the first time may come too early. */
const RELOADS = 5
const BEFORE_RELOAD = 1000

/**
 * Shows the content check's mistakes over the page while `npm run develop` runs, as long as there are any. A page that
 * crashed without its content is reloaded once that is valid again. Not part of a production build.
 */
export function showContentProblems(reload = () => location.reload()) {
  let problems: readonly string[] = []
  let crashed = false
  const reloadIfCrashed = () => {
    const left = Number(sessionStorage.getItem(NAME))
    if (!crashed || problems.length > 0 || left === 0) return
    sessionStorage.setItem(NAME, String(left - 1))
    setTimeout(reload, BEFORE_RELOAD)
  }
  window.addEventListener("error", () => {
    crashed = true
    reloadIfCrashed()
  })
  new EventSource(CONTENT_PROBLEMS).addEventListener("message", ({ data }) => {
    problems = JSON.parse(data)
    if (problems.length > 0) sessionStorage.setItem(NAME, String(RELOADS))
    show(problems)
    reloadIfCrashed()
  })
}

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
