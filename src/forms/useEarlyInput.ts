import { type RefObject, useEffect, useState } from "react"

/**
 * Takes over what a visitor has typed or ticked in a form before its script came.
 * @param take is given the controls' values by name, once
 * @returns true from then on: the form is alive, and does its own validation
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Record<string, string | boolean>) => void,
): boolean {
  const [alive, setAlive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive.
  useEffect(() => {
    if (form.current) take(valuesOf(form.current))
    setAlive(true)
  }, [])
  return alive
}

/** What a form's controls hold, by name. */
export function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  // Not from FormData: some browsers write its line breaks in another way, and it leaves out what is not ticked.
  const controls = [...form.elements].filter(
    (element): element is HTMLInputElement => "name" in element && element.name !== "",
  )
  return Object.fromEntries(
    controls.map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]),
  )
}
