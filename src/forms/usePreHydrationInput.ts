import { type RefObject, useEffect, useState } from "react"

/**
 * Adopts what a visitor has typed or ticked before the form was hydrated.
 * @param take called once with the controls' values by name
 * @returns true after hydration: from then on the form does its own validation
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Record<string, string | boolean>) => void,
): boolean {
  const [hydrated, setHydrated] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    if (form.current) take(valuesOf(form.current))
    setHydrated(true)
  }, [])
  return hydrated
}

/** The values of a form's controls, by name. */
export function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  // Not FormData: some browsers normalise its line breaks, and it omits unticked checkboxes.
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement => "name" in element && element.name !== "",
  )
  return Object.fromEntries(
    controls.map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]),
  )
}
