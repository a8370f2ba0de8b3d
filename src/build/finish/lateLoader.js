// Starts Gatsby's runtime late (docs/decisions/001-late-runtime.md). Inlined in the head of every page, identical on all
// of them, so that one CSP hash allows it; what differs per page and per build is in two data blocks at the end of the
// page. Written for every browser that supports modules: the build only minifies it.
;((w, d) => {
  const h = d.documentElement
  const read = (id) => JSON.parse(d.getElementById(id).textContent)
  const parsed = (then) => {
    if (d.readyState !== "loading") then()
    else d.addEventListener("DOMContentLoaded", then, { once: true })
  }
  // As long as what is there fits into the window, turning the wheel scrolls nothing.
  const signs = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "input"]
  // The browser fetches pages ahead by these rules only before hydration, and never for visitors who save data.
  const rules = d.querySelector("script[type=speculationrules]")
  if (navigator.connection?.saveData) rules?.remove()

  // Otherwise, the browser heads for a place in the page.
  const opensAtTop =
    performance.getEntriesByType("navigation")[0]?.type === "navigate" && !location.hash

  // Adds the page's whole stylesheets, which the build leaves in a <noscript> (src/build/finish/firstStyles.ts): requested
  // along with the first picture, they would delay it. Calls back once they are there; one that fails keeps nothing back.
  let styles
  const addStyles = (then) => {
    const place = d.querySelector("[data-first-view-end] noscript")
    if (place) {
      const end = place.parentElement
      end.innerHTML = place.textContent
      const loaded = (link) =>
        new Promise((then) => {
          link.onload = link.onerror = then
        })
      styles = Promise.all([...end.children].map(loaded)).then(async () => {
        // The first view is laid out with them in one task, what follows it in the next: both at once would block the page.
        // Not where the browser heads for a place, which must be there when the page has loaded.
        end.getBoundingClientRect()
        if (opensAtTop) await new Promise((then) => setTimeout(then))
        h.dataset.styled = ""
        // A link may have led to a place that was absent, or is until all bands appear (src/sections/landing/lateBands.css).
        // It is found once everything above it has its true height.
        setTimeout(() => {
          if (!opensAtTop || !location.hash) return
          delete h.dataset.bands
          location.replace(location.hash)
        }, 200)
      })
    }
    if (styles) styles.then(then)
    else then?.()
  }

  if (opensAtTop) {
    // Bands below the window are laid out late (src/styles/lowerBands.css).
    h.dataset.bands = ""
  } else parsed(() => addStyles())

  let started = false
  let clicked = null
  const submitted = new Set()

  // Pages with a message for this case show it (runtimeFailure.js).
  const fail = () => {
    h.dataset.runtime = "failed"
    w.showRuntimeFailure?.()
  }
  const load = () => {
    const page = read("late-page")
    w.pagePath = page.pagePath
    const script = d.createElement("script")
    script.src = read("late-runtime")
    if (page.start === "now") script.fetchPriority = "high"
    // That file calls onlateerror if one of Gatsby's scripts fails to load.
    script.onerror = w.onlateerror = fail
    d.head.append(script)
  }
  const start = () => {
    if (started) return
    started = true
    parsed(() => addStyles(load))
  }

  // A click that only the runtime can handle is replayed once it runs. Links, dialogs and details work without it.
  const onClick = (event) => {
    const button = event.target.closest?.("button")
    if (!button) return
    const native = button.type === "submit" || button.dataset.schemeSwitch !== undefined
    if (!native && !(button.hasAttribute("command") && "command" in button)) clicked = button
  }
  // A submit waits until React has hydrated the form and kept what was typed, which the form signals with novalidate.
  const onSubmit = (event) => {
    if (event.target.noValidate) return
    event.preventDefault()
    start()
    const { target: form, submitter } = event
    if (submitted.has(form)) return
    submitted.add(form)
    const hydration = new MutationObserver(() => {
      if (!form.noValidate) return
      hydration.disconnect()
      form.requestSubmit(submitter)
    })
    hydration.observe(form, { attributeFilter: ["novalidate"] })
  }

  w.addEventListener("unhandledrejection", fail)
  d.addEventListener("click", onClick, true)
  d.addEventListener("submit", onSubmit, true)
  d.addEventListener(
    "hydrated",
    () => {
      w.removeEventListener("unhandledrejection", fail)
      delete h.dataset.runtime
      rules?.remove()
      d.removeEventListener("click", onClick, true)
      if (clicked?.isConnected) clicked.click()
    },
    { once: true },
  )

  for (const sign of signs)
    w.addEventListener(sign, start, { capture: true, once: true, passive: true })
  const whenIdle = () =>
    w.requestIdleCallback ? w.requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200)
  d.addEventListener("start-runtime", start)
  // Two frames after the first picture has loaded it is painted, and within two more it is on the screen. Hidden pages have
  // no frames.
  let frames = 4
  const whenLoaded = () => {
    if (d.hidden || !frames--) addStyles(whenIdle)
    else requestAnimationFrame(whenLoaded)
  }
  w.addEventListener("load", whenLoaded, { once: true })
  // Nor does a picture that doesn't come keep the rest of the page back.
  setTimeout(() => parsed(() => addStyles()), 3000)
})(window, document)
