// For pages that fetch what they show (docs/decisions/001-late-runtime.md): starts the runtime at once, or
// once the page is painted, and requests early what it will need. Inlined at the end of these pages, after the data block that it reads.
;((w, d) => {
  const page = JSON.parse(d.getElementById("late-page").textContent)

  // The URL is that of the list's first page; with a query, which may name another page, the runtime makes the request.
  // src/api/preloadedRequest.ts picks up the response.
  if (page.list && !w.location.search) {
    const cancel = new AbortController()
    const headers = { accept: "application/json" }
    const answer = fetch(page.list, { headers, signal: cancel.signal })
    // Whoever picks it up handles the rejection.
    answer.catch(() => {})
    w.preloadedRequest = { url: page.list, answer, cancel }
  }
  let started = false
  const start = () => {
    if (started) return
    started = true
    d.dispatchEvent(new Event("start-runtime"))

    // The runtime would otherwise request these files one after the other.
    for (const href of page.ahead) {
      const link = d.createElement("link")
      link.rel = "preload"
      link.as = href.endsWith(".js") ? "script" : "fetch"
      if (link.as === "fetch") link.crossOrigin = "anonymous"
      link.href = href
      d.head.append(link)
    }
  }

  // A page without a list has all it shows first in its HTML: the runtime waits until that is on the screen, four frames
  // after its picture has loaded (lateLoader.js). A visitor who is faster starts it; hidden pages have no frames.
  let frames = 4
  const whenPainted = () => {
    if (d.hidden || !frames--) start()
    else requestAnimationFrame(whenPainted)
  }
  if (page.list) start()
  else {
    w.addEventListener("load", whenPainted, { once: true })
    setTimeout(start, 3000)
  }
})(window, document)
