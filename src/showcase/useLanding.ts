import { useEffect, useState } from "react"
import { lifted } from "../components/media/liftedPicture"

/**
 * True while the picture of the card that was followed moves to its place. The placeholder has to stay until then: the
 * browser can't draw a moving picture that gets another parent.
 */
export function useLanding(): boolean {
  const [isLanding, setLanding] = useState(lifted.picture !== null)
  useEffect(() => void lifted.picture?.landing.then(() => setLanding(false)), [])
  return isLanding
}
