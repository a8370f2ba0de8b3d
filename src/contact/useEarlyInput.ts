import { type RefObject, useEffect, useState } from "react"

/**
 * Takes over what a visitor has typed into a form before its script came.
 * @param take is given the controls' values by name, once
 * @returns true from then on: the form is alive, and does its own validation
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Record<string, string>) => void,
): boolean {
  const [alive, setAlive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive.
  useEffect(() => {
    if (form.current) {
      const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
      take(Object.fromEntries(entries))
    }
    setAlive(true)
  }, [])
  return alive
}
