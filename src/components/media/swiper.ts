import Swiper from "swiper"
import { Mousewheel, Scrollbar } from "swiper/modules"
import * as css from "./Slider.module.css"

export type SliderOptions = {
  inView: Readonly<Record<number, number>>
  gap: number
  loop: boolean
  scrollbar: boolean
  mousewheel: boolean
}

/**
 * Puts Swiper on a strip that already stands, at the slide it has been scrolled to. The styles are the strip's own; of
 * Swiper's stylesheet nothing is needed.
 * @returns a function that takes it off again
 */
export function mountSwiper(root: HTMLElement, options: SliderOptions): () => void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-swiper="${name}"]`)
  const strip = part("window")
  if (!strip) throw new Error("The slider has no strip")
  const slide = strip.querySelector<HTMLElement>('[data-swiper="slide"]')
  const step = (slide?.offsetWidth ?? 0) + options.gap
  const initialSlide = step > 0 ? Math.round(strip.scrollLeft / step) : 0
  strip.scrollLeft = 0
  // It no longer scrolls by itself: the buttons take over from the arrow keys.
  strip.removeAttribute("tabindex")
  root.dataset.mounted = ""

  const swiper = new Swiper(strip, {
    modules: [Mousewheel, Scrollbar],
    wrapperClass: css.track ?? "",
    slideClass: css.slide ?? "",
    initialSlide,
    loop: options.loop,
    // A press while a turn is still under way counts too.
    loopPreventsSliding: false,
    // Its width follows the window's. Swiper's observer also reports the height's fractions right after mounting, and a
    // loop then returns, a frame late, to where it stood before: presses in between were lost.
    resizeObserver: false,
    spaceBetween: options.gap,
    slidesPerView: 1,
    breakpoints: Object.fromEntries(
      Object.entries(options.inView).map(([from, slidesPerView]) => [from, { slidesPerView }]),
    ),
    // Who scrolls down the page with the pointer over the strip must not be held there.
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
  // Swiper's own pagination makes elements without names; these are buttons that the strip has brought.
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
  const back = () => swiper.slidePrev()
  const forth = () => swiper.slideNext()
  // A link that gets the focus outside the view: the browser would scroll the strip under Swiper's feet.
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
  swiper.on("slideChange resize fromEdge toEdge", showPlace)
  showPlace()

  return () => {
    previous?.removeEventListener("click", back)
    next?.removeEventListener("click", forth)
    for (const bullet of bullets) bullet.removeEventListener("click", onBullet)
    strip.removeEventListener("focusin", onFocus)
    strip.tabIndex = 0
    swiper.destroy(true, true)
    delete root.dataset.mounted
  }
}
