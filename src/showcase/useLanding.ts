import { useEffect, useState } from "react"
import { pictureLanding } from "../components/media/liftedPicture"

/**
 * True while the picture of the card that was followed moves to its place. The placeholder has to stay until then: the
 * browser can't draw a moving picture that gets another parent.
 */
export function useLanding(): boolean {
  const [landing] = useState(() => (typeof window === "undefined" ? null : pictureLanding()))
  const [isLanding, setLanding] = useState(landing !== null)
  useEffect(() => {
    void landing?.then(() => setLanding(false))
  }, [landing])
  return isLanding
}
