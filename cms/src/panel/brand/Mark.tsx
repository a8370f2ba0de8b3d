import { mark } from "../../brand.ts"

/** The agency's mark, in the colours of the panel's light or dark theme. */
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {mark.map(([colour, d]) => (
        <path key={colour} fill={`var(--${colour})`} d={d} />
      ))}
    </svg>
  )
}
