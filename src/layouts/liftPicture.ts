import { type LiftedPicture, lifted } from "../components/media/liftedPicture"

let copy: HTMLImageElement | null = null
let land = () => {}

/**
 * Copies the picture of a card for the page that its link leads to. Without a picture, forgets the one before.
 * @param to address of that page: path and query
 */
export function liftPicture(card: HTMLImageElement | null, to: string) {
  forget()
  copy = card && copyOf(card)
  if (copy) Object.assign(lifted, liftedPicture(copy, to))
}

/** What has been handed over is taken back. */
function forget() {
  lifted.hold = lifted.replace = lifted.landing = undefined
}

function copyOf(card: HTMLImageElement): HTMLImageElement {
  const picture = new Image()
  picture.alt = ""
  // Painted in its first frame. The page's own picture has the text.
  picture.decoding = "sync"
  picture.src = card.currentSrc || card.src
  picture.dataset.lifted = ""
  return picture
}

function liftedPicture(picture: HTMLImageElement, to: string): LiftedPicture {
  return {
    landing: new Promise((resolve) => {
      land = resolve
    }),
    hold(frame) {
      if (location.pathname + location.search === to) frame?.append(picture)
    },
    replace() {
      forget()
      delete picture.dataset.lifted
      const fade = picture.animate?.({ opacity: 0 }, { duration: 320, easing: "ease-in-out" })
      const remove = () => picture.remove()
      if (fade) fade.finished.then(remove, remove)
      else remove()
    },
  }
}

/** Whether a card's picture is growing into the next page, which must be at its top then, not on its way there. */
export const liftsPicture = () => Boolean(lifted.landing)

/** The copy, if the page that has appeared shows it; otherwise it is forgotten. */
export function arrivedPicture(): HTMLImageElement | null {
  if (copy?.isConnected) return copy
  forget()
  return null
}

/** Called when the copy has stopped moving, or won't move. */
export const landPicture = () => land()
