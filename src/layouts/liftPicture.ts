import { type LiftedPicture, lifted } from "../components/media/liftedPicture"

/** How long the page's own picture takes to slide over the card's, in ms. Never half transparent, which would show both. */
const WIPE = 350

let copy: HTMLElement | null = null
let land = () => {}

/**
 * Copies the picture of a card for the page that its link leads to. Without a picture, forgets the one before.
 * @param to address of that page: path and query
 */
export function liftPicture(card: HTMLImageElement | null, to: string) {
  forget()
  copy = null
  if (!card) return
  copy = document.createElement("div")
  copy.dataset.lifted = ""
  copy.append(copyOf(card))
  Object.assign(lifted, liftedPicture(copy, to))
}

/** What has been handed over is taken back. */
function forget() {
  lifted.hold = lifted.replace = undefined
}

function copyOf({ currentSrc, src }: HTMLImageElement): HTMLImageElement {
  const picture = new Image()
  picture.alt = ""
  // Painted in its first frame. The page's own picture has the text.
  picture.decoding = "sync"
  picture.src = currentSrc || src
  return picture
}

function liftedPicture(box: HTMLElement, to: string): LiftedPicture {
  const landing = new Promise<void>((resolve) => {
    land = resolve
  })
  return {
    hold(frame) {
      // Browsers can't draw a moving picture that gets another parent, and the placeholder's frame gives way to the
      // document's while it moves.
      const showcase = frame?.closest("[data-waits]")
      if (!frame || !showcase || location.pathname + location.search !== to) return
      box.style.aspectRatio = frame.style.aspectRatio
      if (box.parentElement !== showcase) showcase.append(box)
    },
    replace(own) {
      forget()
      // In the box, so that it appears in place while the box still moves.
      const picture = copyOf(own)
      box.append(picture)
      const clipPath = ["inset(0 100% 0 0)", "inset(0)"]
      const wipe = picture.animate?.({ clipPath }, { duration: WIPE, easing: "ease-in-out" })
      void Promise.allSettled([landing, wipe?.finished]).then(() => box.remove())
    },
  }
}

/** Whether a card's picture is growing into the next page, which must be at its top then, not on its way there. */
export const liftsPicture = () => Boolean(lifted.hold)

/** The copy, if the page that has appeared shows it; otherwise it is forgotten. */
export function arrivedPicture(): HTMLElement | null {
  if (copy?.isConnected) return copy
  forget()
  return null
}

/** Called when the copy has stopped moving, or won't move. */
export const landPicture = () => land()
