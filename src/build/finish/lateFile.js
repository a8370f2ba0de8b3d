// What the late loader loads (docs/decisions/001-late-runtime.md): shows the typefaces and starts Gatsby's scripts. One
// cached file for all pages of a build, which fills in the names of its scripts.
;((w, d, runtime) => {
  const wait = (milliseconds) => new Promise((then) => setTimeout(then, milliseconds))

  // The typefaces come after the largest paint, and only if they move nothing: text that would wrap differently is set a
  // little closer or narrower; if that doesn't help, the view keeps its fallback font (docs/decisions/010-font-fallbacks.md).
  const describe = ({ style }) => {
    const value = (name) => style.getPropertyValue(name)
    const descriptors = {
      weight: value("font-weight"),
      unicodeRange: value("unicode-range"),
      display: value("font-display"),
    }
    return [value("font-family").replaceAll('"', ""), value("src"), descriptors]
  }
  // Measuring what closed elements and late bands hold would lay it out, and start its animations.
  const inView = (element) => {
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false
    const { top, bottom, width } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && width > 0
  }
  const edges = (elements) =>
    elements.flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      // A link of several lines whose first one ends elsewhere, by more than 16 px, wraps differently.
      const [line, next] = element.getClientRects()
      const end = next && element.localName === "a" ? line.right / 8 : 0
      return [top, Math.min(bottom, innerHeight), end]
    })
  const heightOf = (element) => element.getBoundingClientRect().height
  // As many lines as before: with one more, letters come closer, by up to 0.03em; with one less, the text gets less width.
  const keepLines = (element, height) => {
    const { style } = element
    const grown = heightOf(element) > height
    const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
    for (let step = 1; step < 16 && Math.abs(heightOf(element) - height) > 2; step++) {
      if (grown) style.letterSpacing = `calc(${spacing}px - ${step * 0.002}em)`
      else style.paddingInlineEnd = `${step * 3}%`
    }
  }
  const release = ({ style }) => {
    style.letterSpacing = style.paddingInlineEnd = ""
  }
  const showFaces = async () => {
    // src/layouts/scheme.ts has added them.
    if (sessionStorage.faces) return
    // src/styles/fonts.css is in one of the stylesheets, which are there by now.
    const described = [...d.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssRules }) => cssRules?.[0] instanceof CSSFontFaceRule)
      .flatMap(({ cssRules }) => [...cssRules].map(describe))
    // By family: the first file of each has the Latin letters; browsers load the others when a page uses their letters.
    const faces = described.map((face) => new FontFace(...face))
    const families = [...new Set(faces.map(({ family }) => family))].map((name) =>
      faces.filter(({ family }) => family === name),
    )
    await Promise.all(families.map(([latin]) => latin.load()))
    const tryFamily = async (family) => {
      // A smooth scroll heads for where its target was when it began: nothing above may change its height meanwhile.
      for (let place; place !== scrollY; ) {
        place = scrollY
        await wait(50)
      }
      const shown = [
        ...d.querySelectorAll("h1,h2,h3,p,p a,li,dt,dd,label,blockquote,img,form"),
      ].filter(inView)
      const show = () => {
        for (const face of family) d.fonts.add(face)
      }
      const before = edges(shown)
      const heights = new Map(shown.map((element) => [element, heightOf(element)]))
      const moved = () => edges(shown).some((edge, index) => Math.abs(edge - before[index]) > 2)
      show()
      // What changes above the window may not move what is in it.
      const drift = scrollY && edges(shown).at(-3) - before.at(-3)
      scrollBy(0, drift)
      if (!moved()) return
      // The innermost ones: their parents change with them.
      const changed = shown.filter(
        (element) =>
          element.matches("h1,h2,h3,p,li,dt,dd,blockquote") &&
          Math.abs(heightOf(element) - heights.get(element)) > 2,
      )
      const wrapped = changed.filter(
        (element) => !changed.some((other) => other !== element && element.contains(other)),
      )
      for (const element of wrapped) keepLines(element, heights.get(element))
      if (moved()) {
        wrapped.forEach(release)
        for (const face of family) d.fonts.delete(face)
        scrollBy(0, -drift)
        d.addEventListener("nextpage", show)
        // After the event of the scrolls above.
        await wait(50)
        addEventListener("scroll", () => tryFamily(family), { once: true })
        return
      }
      // In a window of another width they wrap differently again.
      addEventListener("resize", () => wrapped.forEach(release), { once: true })
    }
    // One after the other: laying out all lines in both at once would block the page.
    for (const family of families) await tryFamily(family)
    // From the next page on, they are there at once (src/layouts/scheme.ts).
    sessionStorage.faces = JSON.stringify(described)
  }
  // Pages that React renders are laid out as a whole. Removed earlier, the attribute would make the browser compute the style
  // of every div again, in one task.
  d.addEventListener("nextpage", () => delete d.documentElement.dataset.bands)
  // Each in a task of its own: all at once they would block the page (src/styles/lowerBands.css).
  const layOutBands = async () => {
    const isAt = (value) => (band) => getComputedStyle(band).contentVisibility === value
    const bands = [...d.querySelectorAll("main > *, footer, [data-band]")]
    // Typefaces that an earlier page has loaded leave no time for bands to appear (src/sections/landing/lateBands.css). Laid
    // out before, one counts as a layout shift of the whole window.
    while (bands.some(isAt("hidden"))) await wait(50)
    const late = bands.filter(isAt("auto"))
    for (const band of late) {
      await wait()
      band.style.contentVisibility = "visible"
      band.getBoundingClientRect()
    }
    // The browser tests wait for it.
    d.documentElement.dataset.laidOut = ""
  }

  // Without the faces, the fallback fonts stay.
  showFaces().then(layOutBands, layOutBands)

  // Left out of the HTML (gatsby-ssr.tsx).
  d.head.insertAdjacentHTML(
    "beforeend",
    // With the page's own connection, not another one.
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
  )

  // src/build/finish/lateRuntime.ts leaves out what a chunk's files begin with.
  const { chunks } = runtime
  for (const name in chunks) {
    chunks[name] = chunks[name].map((file) => (file[0] === "/" ? file : `/${name}${file}`))
  }
  w.___chunkMapping = JSON.stringify(chunks)
  w.___webpackCompilationHash = runtime.compilationHash
  // "high" on pages whose runtime starts at once.
  const { fetchPriority } = d.currentScript
  for (const src of runtime.scripts) {
    const script = d.createElement("script")
    script.src = src
    // Scripts added by script are async by default; this keeps their order.
    script.async = false
    script.fetchPriority = fetchPriority
    script.onerror = w.onlateerror
    d.head.append(script)
  }
})(window, document, RUNTIME)
