/**
 * Calls back once, when an element enters the viewport.
 * @param entered receives whether the element had been outside before
 * @returns a function that stops watching
 */
export function onEnter(
  element: Element,
  entered: (wasOutside: boolean) => void,
  rootMargin = "0px",
): () => void {
  let wasOutside = false
  // A busy browser batches several changes in one call.
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes[0]?.isIntersecting) wasOutside = true
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      entered(wasOutside)
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

type LazyCode<Module> = {
  /** Names the code in the error that a failed load reports. */
  name: string
  load: () => Promise<Module>
  /** Returns a function that unmounts. */
  mount: (module: Module) => () => void
  /** How far outside the viewport loading starts. */
  rootMargin?: string
}

/**
 * Loads code when an element enters the viewport, and mounts it. The page must be usable without: a failure is only logged.
 * @returns a function that unmounts, or cancels what has not been mounted yet
 */
export function mountOnEnter<Module>(element: Element, code: LazyCode<Module>): () => void {
  let unmounted = false
  let unmount = () => {}
  const stop = onEnter(
    element,
    () => {
      code
        .load()
        .then((module) => {
          if (!unmounted) unmount = code.mount(module)
        })
        .catch((error: unknown) =>
          console.error(`The ${code.name}'s code could not be loaded or started.`, error),
        )
    },
    code.rootMargin,
  )
  return () => {
    unmounted = true
    stop()
    unmount()
  }
}
