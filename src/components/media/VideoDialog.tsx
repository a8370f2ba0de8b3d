import { useRef, useState } from "react"
import { Dialog, DialogOpener } from "../disclosure/Dialog"
import { Icon } from "./Icon"
import { Picture, type PictureData } from "./Picture"
import * as css from "./VideoDialog.module.css"
import { isVideoFile, playerUrl } from "./video"

export type VideoData = {
  /** Label of the play button. */
  readonly label: string
  /** Title of the film and of the dialog. */
  readonly title: string
  /** A YouTube or Vimeo address, or a file that the browser can play. */
  readonly url: string
  /** Still, 16:9. */
  readonly img: PictureData
}

type VideoDialogProps = {
  /** Unique on the page. */
  id: string
  video: VideoData
}

/**
 * A play button and its dialog: 16:9, 300 ms, autoplay off (docs/specification.md#constants). The
 * video host is not contacted until the dialog opens, and closing it removes the player. If the
 * host can't be reached, the still behind the player and the link below it remain.
 */
export function VideoDialog({ id, video }: VideoDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const player = playerUrl(video.url)
  return (
    <>
      <DialogOpener opens={id} dialogRef={dialogRef} className={css.play}>
        <span className={css.disc}>
          <Icon name="play" filled />
        </span>
        {video.label}
      </DialogOpener>
      <Dialog id={id} dialogRef={dialogRef} label={video.title} place="centre" onToggle={setOpen}>
        <div className={css.stage}>
          <Picture
            picture={video.img}
            sizes="(min-width: 72em) 72rem, 100vw"
            className={css.still}
          />
          {open && player && (
            <iframe
              className={css.player}
              src={player}
              title={video.title}
              allow="fullscreen; encrypted-media; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
          {open && !player && isVideoFile(video.url) && (
            // biome-ignore lint/a11y/useMediaCaption: the content has no captions; the text around the film says what it shows.
            <video
              className={css.player}
              src={video.url}
              aria-label={video.title}
              controls
              preload="none"
            />
          )}
        </div>
        <p className={css.caption}>
          {video.title}.{" "}
          <a href={video.url} rel="noopener noreferrer">
            Watch it at its own address
          </a>
        </p>
      </Dialog>
    </>
  )
}
