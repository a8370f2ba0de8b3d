/**
 * Calls back once, when an element enters the viewport.
 * @param entered receives whether the element had been outside before
 * @returns a function that stops watching
 */
export function onEnter(
  element: Element,
  entered: (wasOutside: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  let wasOutside = false
  // A busy browser batches several changes in one call.
  const observer = new IntersectionObserver((changes) => {
    const firstInside = changes.findIndex(({ isIntersecting }) => isIntersecting)
    if (firstInside !== 0) wasOutside = true
    if (firstInside < 0) return
    observer.disconnect()
    entered(wasOutside)
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
