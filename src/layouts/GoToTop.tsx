import { useEffect, useState } from "react"
import { Icon } from "../components/media/Icon"
import * as css from "./GoToTop.module.css"

/** The arrow appears after scrolling more than 700 px (docs/specification.md#constants). */
const THRESHOLD = 700

/** An arrow that scrolls back to the top: smoothly, or at once under reduced motion. */
export function GoToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD)
    look()
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  return (
    <button
      type="button"
      className={css.top}
      data-shown={shown}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      onClick={() => {
        const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
        window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" })
        document.getElementById("content")?.focus({ preventScroll: true })
      }}
    >
      <Icon name="up" />
      <span className="visually-hidden">Go to top</span>
    </button>
  )
}
