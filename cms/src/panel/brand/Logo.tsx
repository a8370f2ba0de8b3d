import { companyName } from "../../brand.ts"
import { Mark } from "./Mark.tsx"

/** The agency's mark and name, on the pages for signing in. */
export function Logo() {
  return (
    <div className="brand-logo">
      <Mark />
      <p>
        {companyName}
        <span>Content of the website</span>
      </p>
    </div>
  )
}
