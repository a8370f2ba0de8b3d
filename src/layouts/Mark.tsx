/**
 * The mark, four bands woven over and under, in the theme's threads. Icons and social cards are
 * rendered from it too (art/brand.mjs), so it must fill a square and use no other colours.
 */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path fill="var(--thread-1)" d="M4 0h10v17H4zM4 29h10v3H4z" />
      <path fill="var(--thread-2)" d="M18 0h10v3H18zM18 15h10v17H18z" />
      <path fill="var(--thread-3)" d="M0 4h3v10H0zM15 4h17v10H15z" />
      <path fill="var(--thread-4)" d="M0 18h17v10H0zM29 18h3v10h-3z" />
    </svg>
  )
}
