import { onEnter } from "./onEnter"

/**
 * Loads code when an element enters the viewport, and mounts it. The page must be usable without it: a failure is only
 * logged.
 * @param name names the code in the log
 * @param load resolves to a function that mounts and returns its unmount
 * @returns a function that unmounts, or prevents the mount
 */
export function mountOnEnter(
  element: Element,
  name: string,
  load: () => Promise<() => () => void>,
  options?: IntersectionObserverInit,
): () => void {
  let unmounted = false
  let unmount = () => {}
  const stop = onEnter(
    element,
    () => {
      load()
        .then((mount) => {
          if (!unmounted) unmount = mount()
        })
        .catch((error: unknown) =>
          console.error(`The ${name}'s code could not be loaded or started.`, error),
        )
    },
    options,
  )
  return () => {
    unmounted = true
    stop()
    unmount()
  }
}
