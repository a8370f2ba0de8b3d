type Registered = [target: EventTarget, ...Parameters<EventTarget["addEventListener"]>]

/**
 * Scripts of a page's head and tail listen for as long as the page lives, which in Jest is a file. This makes it a test:
 * what they registered on window and document is taken off after each.
 */
export function forgetListenersAfterEachTest() {
  const registered: Registered[] = []

  beforeEach(() => {
    for (const target of [window, document]) {
      const add = target.addEventListener
      jest.spyOn(target, "addEventListener").mockImplementation((...parts: unknown[]) => {
        registered.push([target, ...parts] as unknown as Registered)
        return Reflect.apply(add, target, parts)
      })
    }
  })

  afterEach(() => {
    for (const [target, ...parts] of registered.splice(0)) target.removeEventListener(...parts)
  })
}
