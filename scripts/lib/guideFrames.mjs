// @ts-check
/**
 * What `npm run guide:pictures` does inside a page of the site. Each function is sent there as its text: it sees nothing
 * of this file.
 */

/** @typedef {{ name: string, text: string, alt: string, day: string, selector: string }} Mark */

/**
 * Opens what shall be open and waits for every picture.
 * @param {string} open selector
 */
export async function showAll(open) {
  const closed = open ? document.querySelector(open) : null
  if (closed instanceof HTMLDialogElement) closed.showModal()
  if (closed instanceof HTMLDetailsElement) closed.open = true
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: "instant" })
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  scrollTo({ top: 0, behavior: "instant" })
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = "eager"
  await Promise.race([
    Promise.all(images.map((image) => image.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 8000)),
  ])
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 900))
}

/**
 * Draws the frames and their names, and says which stretch of the page they take.
 * @param {{ marks: Mark[], within: string, around: string, margin: number }} order
 * @returns {{ top: number, bottom: number, tall: number } | { missing: string }}
 */
export function frame({ marks, within, around, margin }) {
  const place = document.querySelector(within) ?? document.body
  const plain = (/** @type {string | null} */ text) => (text ?? "").replace(/\s+/g, " ").trim()
  /** Lines of the text in an element, as they are seen. */
  const linesOf = (/** @type {Node} */ element) => {
    const lines = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".visually-hidden")) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      lines.push(...range.getClientRects())
    }
    return lines.filter(({ width, height }) => width > 1 && height > 1)
  }
  const boxOf = (/** @type {Element} */ element) => {
    const lines = element.querySelector("img") ? [] : linesOf(element)
    const parts = lines.length > 0 ? lines : [element.getBoundingClientRect()]
    const left = Math.max(2, Math.min(...parts.map((part) => part.left)) - 4)
    const right = Math.min(innerWidth - 2, Math.max(...parts.map((part) => part.right)) + 4)
    const y = Math.min(...parts.map((part) => part.top)) + scrollY - 4
    const low = Math.max(...parts.map((part) => part.bottom)) + scrollY + 4
    return { x: left, y, width: right - left, height: low - y }
  }
  const shows = (/** @type {Element} */ element) => {
    const { width, height, left, right } = element.getBoundingClientRect()
    return (
      element.checkVisibility() && width > 4 && height > 4 && left >= -4 && right <= innerWidth + 4
    )
  }
  const find = (/** @type {Mark} */ { text, alt, day, selector }) => {
    const all = [
      ...place.querySelectorAll(
        day ? `time[datetime="${day}"]` : selector && !alt ? selector : alt ? "img" : "*",
      ),
    ]
    const fitting = all.filter(shows).filter((element) => {
      if (alt) return element.getAttribute("alt") === alt
      if (selector || day) return true
      return (
        plain(element.textContent).includes(plain(text)) ||
        (element instanceof HTMLInputElement && element.value === text)
      )
    })
    if (!text) return fitting[0]
    // The innermost, and of several the one that says the least besides.
    const length = (/** @type {Element} */ element) => plain(element.textContent).length
    const least = Math.min(...fitting.map(length))
    const closest = fitting.filter((element) => length(element) === least)
    const heading = closest.find((element) => element.closest("h1, h2, h3"))
    if (heading) return heading
    return closest.find(
      (element) => !closest.some((other) => other !== element && element.contains(other)),
    )
  }

  const tall = document.documentElement.scrollHeight
  const layer = document.createElement("div")
  layer.id = "frames"
  layer.popover = "manual"
  layer.style.cssText = `position:absolute;inset:0;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:visible;width:100%;height:${tall}px;max-width:none;max-height:none`
  document.body.append(layer)
  layer.showPopover()
  const boxes = []
  for (const mark of marks) {
    const element = find(mark)
    if (!element) return { missing: mark.name }
    boxes.push({ name: mark.name, ...boxOf(element) })
  }
  const whole = around ? document.querySelector(around)?.getBoundingClientRect() : undefined
  const highest = Math.min(...boxes.map(({ y }) => y)) - margin
  const lowest = Math.max(...boxes.map(({ y, height }) => y + height)) + margin
  const top = Math.floor(Math.max(0, Math.min(highest, whole ? whole.top + scrollY : highest)))
  const bottom = Math.ceil(Math.max(lowest, whole ? whole.bottom + scrollY : lowest))
  const ink = linesOf(place).map(({ x, y, width, height }) => ({
    x,
    y: y + scrollY,
    width,
    height,
  }))
  /** @typedef {{ x: number, y: number, width: number, height: number }} Box */
  const meet = (/** @type {Box} */ a, /** @type {Box} */ b) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  const area = (/** @type {Box} */ { width, height }) => width * height
  /** @type {Box[]} */
  const labels = []
  for (const box of boxes) {
    const outline = document.createElement("div")
    outline.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;box-sizing:border-box;border:2px solid #c2185b;outline:1px solid #fff`
    const label = document.createElement("div")
    label.textContent = box.name
    // 17 px here are 13 px in the guide.
    label.style.cssText =
      "position:absolute;font:600 17px/24px ui-monospace,'DejaVu Sans Mono',monospace;letter-spacing:0;padding:0 6px;white-space:nowrap;background:#c2185b;color:#fff"
    layer.append(outline, label)
    const { width, height } = label.getBoundingClientRect()
    const right = box.x + box.width
    const low = box.y + box.height
    const spots = [
      [box.x, box.y - height],
      [right - width, box.y - height],
      [box.x, low],
      [right - width, low],
      [right, box.y],
      [right, low - height],
      [box.x - width, box.y],
      [box.x, box.y],
      [right - width, low - height],
      [right - width, box.y],
      [box.x, low - height],
    ].map(([x = 0, y = 0]) => ({
      x: Math.min(Math.max(x, 4), innerWidth - width - 4),
      y,
      width,
      height,
    }))
    const inside = spots.filter(({ y }) => y >= top && y + height <= bottom)
    const free = inside.filter((spot) => !labels.some((other) => meet(spot, other)))
    const others = boxes.filter((other) => other !== box && area(other) < 4 * area(box) + 40_000)
    // Best where nothing is hidden, then where no other framed thing is.
    const open = free.filter((one) => !others.some((other) => meet(one, other)))
    const clear = open.filter((one) => !ink.some((line) => meet(one, line)))
    const spot = clear[0] ?? open[0] ?? free[0] ?? inside[0] ?? spots[0]
    if (!spot) continue
    labels.push(spot)
    label.style.left = `${spot.x}px`
    label.style.top = `${spot.y}px`
  }
  return { top, bottom, tall }
}
