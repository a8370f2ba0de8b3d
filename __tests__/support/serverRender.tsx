import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"

const written: HTMLElement[] = []

afterEach(() => {
  for (const container of written.splice(0)) container.remove()
})

/**
 * Puts a part of a page on the page as the build writes it: complete, and not alive yet.
 * @returns a function that makes it alive, as the late runtime does; with what the browser knows more, if need be
 */
export function serverRender(element: ReactElement): (alive?: ReactElement) => void {
  const container = document.body.appendChild(document.createElement("div"))
  written.push(container)
  container.innerHTML = withoutRemarksOnLayoutEffects(() => renderToString(element))
  return (alive = element) => void render(alive, { container, hydrate: true })
}

/** A library that looks for a window to tell browser from server finds one here. */
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
 * React's development build remarks on attributes that the browser or the visitor has set before the runtime came. They
 * are meant to stay.
 */
export function expectRemarkOn(attribute: string) {
  const remark = jest.spyOn(console, "error").mockImplementation()
  return () => expect(remark.mock.calls.map(([, name]) => name)).toEqual([attribute])
}
