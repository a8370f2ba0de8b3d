import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"

const written: HTMLElement[] = []

afterEach(() => {
  for (const container of written.splice(0)) container.remove()
})

/**
 * Adds an element to the document as server-rendered HTML, like a built page before hydration.
 * @returns a function that hydrates it, optionally with props known only in the browser
 */
export function serverRender(element: ReactElement): (hydrated?: ReactElement) => void {
  const container = document.body.appendChild(document.createElement("div"))
  written.push(container)
  container.innerHTML = withoutRemarksOnLayoutEffects(() => renderToString(element))
  return (hydrated = element) => void render(hydrated, { container, hydrate: true })
}

/** Libraries that detect the server by a missing window find one here. */
function withoutRemarksOnLayoutEffects(write: () => string): string {
  const report = console.error
  const remarks = jest.spyOn(console, "error").mockImplementation((...parts) => {
    if (!String(parts[0]).includes("useLayoutEffect does nothing on the server")) report(...parts)
  })
  const html = write()
  remarks.mockRestore()
  return html
}

/**
 * React's development build warns about attributes that the browser or the visitor set before
 * hydration. They are meant to stay.
 */
export function expectRemarkOn(attribute: string) {
  const remark = jest.spyOn(console, "error").mockImplementation()
  return () => expect(remark.mock.calls.map(([, name]) => name)).toEqual([attribute])
}
