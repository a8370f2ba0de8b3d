import type { NextProjectProps } from "./NextProject"
import { useBelowFirstView } from "./useBelowFirstView"

/** The link to the next project, once its code is loaded. */
export function WayOn(props: NextProjectProps) {
  const below = useBelowFirstView()
  return below && <below.NextProject {...props} />
}
