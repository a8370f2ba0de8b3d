import { canDrawOff, drawOff } from "../components/drawOff"

/** Name of the page as it was. */
const BEFORE = "before"

/** Lets the old colours go row by row when the visitor switches between light and dark, which is up to the script in the head (scheme.ts). */
export function drawOffSchemes() {
  let isSwitching = false
  document.addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>("[data-scheme-switch]")
      if (!button || isSwitching || !canDrawOff()) return
      event.stopPropagation()
      const change = () => {
        isSwitching = true
        button.click()
        isSwitching = false
      }
      void drawOff(change, BEFORE, drawRows)
    },
    true,
  )
}

function drawRows() {
  document.documentElement.animate(
    { clipPath: ["inset(0)", "inset(100% 0 0)"] },
    {
      duration: 300,
      easing: "steps(10)",
      // The transition may end a frame later, and the old colours would flash.
      fill: "forwards",
      pseudoElement: `::view-transition-old(${BEFORE})`,
    },
  )
}
