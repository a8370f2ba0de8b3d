type Registered = [target: EventTarget, ...Parameters<EventTarget["addEventListener"]>]

/**
 * Scripts in a page's head and at its end add listeners for the life of the page, which in Jest is
 * a whole file. This removes the listeners they added to window and document after each test.
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
