import { useEffect, useRef, useState } from "react"
import type { RemotePicture } from "../../api/values"
import { Icon } from "../../components/media/Icon"
import { isVideoFile, playerUrl } from "../../components/media/video"
import { messages } from "../messages"
import * as css from "./Film.module.css"
import { RemoteImage } from "./RemoteImage"

type FilmProps = {
  /** Address of a page on a known video host or of a video file; anything else is no video. */
  url: string
  /** Title of the film. */
  title: string
  /** Poster shown until the visitor presses play. */
  still: RemotePicture | null
}

const sizes = "(min-width: 125em) 90rem, (min-width: 40em) 100vw, 88vw"

/**
 * An embedded film. The video host is not contacted until the visitor presses play
 * (docs/specification.md#interpretations).
 */
export function Film({ url, title, still }: FilmProps) {
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  const embedded = playerUrl(url)
  // The play button has been replaced, so move the focus to the player.
  useEffect(() => {
    if (playing) player.current?.focus()
  }, [playing])

  if (!embedded && failed) {
    return (
      <div className={css.none}>
        {still && <RemoteImage picture={still} first ratio="16 / 9" sizes={sizes} />}
        <p className={css.text} role="status">
          This film can’t be played here.{" "}
          <a href={url} rel="noopener noreferrer">
            Watch it at its own address
          </a>
        </p>
      </div>
    )
  }
  if (!embedded && isVideoFile(url)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the service has no captions; the description below covers the content.
      <video
        className={css.stage}
        src={url}
        poster={still?.url}
        controls
        preload="none"
        aria-label={title}
        // Also if the policy of the site's pages doesn't allow its host (MEDIA_ORIGINS).
        onError={() => setFailed(true)}
      />
    )
  }
  if (!embedded) {
    return (
      <div className={css.none}>
        {still && <RemoteImage picture={still} first ratio="16 / 9" sizes={sizes} />}
        <p className={css.text}>{messages.noVideo}</p>
      </div>
    )
  }
  return (
    <div className={css.stage}>
      {still && <RemoteImage picture={still} first ratio="16 / 9" sizes={sizes} />}
      {playing ? (
        <iframe
          ref={player}
          className={css.player}
          src={embedded}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={css.play} onClick={() => setPlaying(true)}>
          <span className={css.disc}>
            <Icon name="play" filled />
          </span>
          <span className="visually-hidden">Play the film {title}</span>
        </button>
      )}
    </div>
  )
}
