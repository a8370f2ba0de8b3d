import { type PointerEvent, useCallback, useEffect, useId, useRef, useState } from "react"
import type { RemotePicture } from "../../api/values"
import { classes } from "../../components/classes"
import { Dialog } from "../../components/disclosure/Dialog"
import { Icon } from "../../components/media/Icon"
import { AvifSource } from "./AvifSource"
import * as css from "./Viewer.module.css"

export type ViewerProps = {
  /** Accessible name of the dialog. */
  label: string
  pictures: readonly RemotePicture[]
  /** Index of the picture shown first. */
  start: number
  /** Called when it has closed, whatever closed it. */
  onClose: () => void
}

/** Distance a finger must move to count as a swipe, in px. */
const SWIPE = 48

/**
 * A full-screen picture viewer. Previous and next wrap around, by button, arrow key or swipe; the
 * native dialog handles Escape and returns the focus to the picture that opened it.
 */
export function Viewer({ label, pictures, start, onClose }: ViewerProps) {
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const [failed, setFailed] = useState<number | null>(null)
  const swipe = useRef<number | null>(null)
  const zoomed = useZoomed()
  const picture = pictures[index]

  const step = useCallback(
    (by: number) => setIndex((now) => (now + by + pictures.length) % pictures.length),
    [pictures.length],
  )
  useEffect(() => dialogRef.current?.showModal(), [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") step(1)
      if (key === "ArrowLeft") step(-1)
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [step])
  const tell = useCallback((open: boolean) => void (open || onClose()), [onClose])

  function endSwipe({ clientX }: PointerEvent) {
    const moved = swipe.current === null ? 0 : clientX - swipe.current
    swipe.current = null
    if (Math.abs(moved) >= SWIPE) step(moved < 0 ? 1 : -1)
  }

  if (!picture) return null
  return (
    <Dialog id={id} dialogRef={dialogRef} label={label} place="full" onToggle={tell}>
      <div className={css.viewer}>
        <figure
          className={classes(css.figure, zoomed && css.zoomed)}
          onPointerDown={({ clientX, isPrimary }) => {
            // A second finger zooms; when zoomed in, one finger pans.
            swipe.current = isPrimary && !zoomed ? clientX : null
          }}
          onPointerUp={endSwipe}
          onPointerCancel={() => {
            swipe.current = null
          }}
        >
          {failed === index ? (
            <p className={css.words}>{picture.alt || "This picture could not be loaded."}</p>
          ) : (
            <picture key={index}>
              <AvifSource picture={picture} sizes="100vw" />
              <img
                className={css.img}
                src={picture.url}
                srcSet={picture.srcSet || undefined}
                sizes="100vw"
                alt={picture.alt}
                draggable={false}
                onError={() => setFailed(index)}
              />
            </picture>
          )}
        </figure>
        <div className={css.bar}>
          <button type="button" className={css.step} onClick={() => step(-1)}>
            <Icon name="back" />
            <span className="visually-hidden">Previous picture</span>
          </button>
          <p className={css.place} role="status">
            <span className="visually-hidden">Picture </span>
            {index + 1} of {pictures.length}
            <span className="visually-hidden">: {picture.alt}</span>
          </p>
          <button type="button" className={css.step} onClick={() => step(1)}>
            <Icon name="arrow" />
            <span className="visually-hidden">Next picture</span>
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** Has the visitor pinch-zoomed in? */
function useZoomed(): boolean {
  const [zoomed, setZoomed] = useState(false)
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const read = () => setZoomed(view.scale > 1.05)
    read()
    view.addEventListener("resize", read)
    return () => view.removeEventListener("resize", read)
  }, [])
  return zoomed
}
