/**
 * Lets one after the other do something.
 * @param longest milliseconds after which a turn that was granted is taken for lost, and the next one begins
 * @returns a function that resolves when everyone who asked before is done, with the function to call when done oneself
 */
export function createQueue(longest: number): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    let end = () => {}
    last = new Promise((resolve) => {
      end = resolve
    })
    await before
    const timer = setTimeout(end, longest)
    return () => {
      clearTimeout(timer)
      end()
    }
  }
}
