import Swiper from "swiper"
import { Mousewheel, Scrollbar } from "swiper/modules"
import * as css from "./Slider.module.css"

/** Window widths from which a strip may show another number of slides: px at the default text size. */
export type SliderBreakpoint = 0 | 640 | 900 | 1200 | 1400 | 1600

export type SliderOptions = {
  inView: Readonly<Partial<Record<SliderBreakpoint, number>>>
  gap: number
  loop: boolean
  scrollbar: boolean
  mousewheel: boolean
}

/**
 * Mounts Swiper on a rendered strip, at the slide it has been scrolled to. The strip brings its own
 * styles; Swiper's stylesheet is not needed.
 * @returns a function that unmounts it
 */
export function mountSwiper(root: HTMLElement, options: SliderOptions): () => void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-swiper="${name}"]`)
  const strip = part("window")
  if (!strip) throw new Error("The slider has no strip element")
  const slide = strip.querySelector<HTMLElement>('[data-swiper="slide"]')
  const step = (slide?.offsetWidth ?? 0) + options.gap
  const initialSlide = step > 0 ? Math.round(strip.scrollLeft / step) : 0
  strip.scrollLeft = 0
  const em = mediaQueryEm()
  // The strip no longer scrolls natively, so the buttons replace the arrow keys. Who is on it now stays there until they go on.
  const leaveTabOrder = () => strip.removeAttribute("tabindex")
  if (document.activeElement === strip)
    strip.addEventListener("blur", leaveTabOrder, { once: true })
  else leaveTabOrder()
  root.dataset.mounted = ""

  const swiper = new Swiper(strip, {
    modules: [Mousewheel, Scrollbar],
    wrapperClass: css.track ?? "",
    slideClass: css.slide ?? "",
    initialSlide,
    loop: options.loop,
    // Don't ignore clicks made during a transition.
    loopPreventsSliding: false,
    // The slides' widths follow the window, which Swiper watches anyway. Its resize observer also
    // fires for fractional changes of height right after mounting, and a loop then jumps back a
    // frame later, losing clicks made in between.
    resizeObserver: false,
    spaceBetween: options.gap,
    slidesPerView: 1,
    // The stylesheet's breakpoints are in em, which follow the visitor's text size; Swiper's are in px.
    breakpoints: Object.fromEntries(
      Object.entries(options.inView).map(([from, slidesPerView]) => [
        (Number(from) / 16) * em,
        { slidesPerView },
      ]),
    ),
    // Don't trap visitors who scroll down the page with the pointer over the strip.
    mousewheel: { enabled: options.mousewheel, forceToAxis: true, releaseOnEdges: true },
    scrollbar: {
      enabled: options.scrollbar,
      el: part("bar"),
      draggable: true,
      dragClass: css.drag ?? "",
      hide: false,
    },
  })
  const previous = part("previous")
  const next = part("next")
  // Swiper's own pagination renders unnamed elements; these are buttons from the strip's markup.
  const bullets = [...root.querySelectorAll<HTMLElement>('[data-swiper="bullet"]')]
  const showPlace = () => {
    previous?.setAttribute("aria-disabled", String(!options.loop && swiper.isBeginning))
    next?.setAttribute("aria-disabled", String(!options.loop && swiper.isEnd))
    bullets.forEach((bullet, index) => {
      bullet.setAttribute("aria-current", String(index === swiper.realIndex))
    })
  }
  const onBullet = ({ currentTarget }: Event) =>
    swiper.slideToLoop(bullets.indexOf(currentTarget as HTMLElement))
  /** Marks slides that the strip's edges cut, whose words a page may hide. */
  const showCut = () => {
    swiper.slides.forEach((slide, index) => {
      const from = (swiper.slidesGrid[index] ?? 0) + swiper.translate
      const to = from + (swiper.slidesSizesGrid[index] ?? 0)
      slide.toggleAttribute("data-cut", from < -1 || to > swiper.size + 1)
    })
  }
  const back = () => swiper.slidePrev()
  const forth = () => swiper.slideNext()
  // Keep the browser from scrolling the strip to a focused link behind Swiper's back.
  const onFocus = ({ target }: FocusEvent) => {
    const slides = [...strip.querySelectorAll('[data-swiper="slide"]')]
    const index = slides.findIndex((item) => item.contains(target as Node))
    strip.scrollLeft = 0
    if (index >= 0 && !options.loop) swiper.slideTo(index)
  }
  previous?.addEventListener("click", back)
  next?.addEventListener("click", forth)
  for (const bullet of bullets) bullet.addEventListener("click", onBullet)
  strip.addEventListener("focusin", onFocus)
  // A window without width for a moment, as tools that photograph pages make it, has all slides in one place: Swiper would
  // go to the last.
  let kept = initialSlide
  const keepPlace = () => {
    if (swiper.size > 0) kept = swiper.realIndex
  }
  const restorePlace = () => {
    if (swiper.destroyed || swiper.size === 0 || swiper.realIndex === kept) return
    if (options.loop) swiper.slideToLoop(kept, 0)
    else swiper.slideTo(kept, 0)
  }
  swiper.on("slideChange resize fromEdge toEdge", showPlace)
  swiper.on("setTranslate", showCut)
  swiper.on("beforeResize", keepPlace)
  // Once Swiper has done its own part.
  swiper.on("resize", () => queueMicrotask(restorePlace))
  showPlace()
  showCut()

  return () => {
    previous?.removeEventListener("click", back)
    next?.removeEventListener("click", forth)
    for (const bullet of bullets) bullet.removeEventListener("click", onBullet)
    strip.removeEventListener("focusin", onFocus)
    strip.removeEventListener("blur", leaveTabOrder)
    strip.tabIndex = 0
    for (const cut of swiper.slides) cut.removeAttribute("data-cut")
    swiper.destroy(true, true)
    delete root.dataset.mounted
  }
}

/** What 1em means in a media query, in px: the browser's own text size, whatever the page sets. */
function mediaQueryEm(): number {
  const probe = document.createElement("span")
  probe.style.fontSize = "initial"
  document.body.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  // jsdom doesn't resolve `initial`.
  return size || 16
}
