import { type ComponentType, useState } from "react"
import type { RemotePicture } from "../../api/values"
import * as css from "./Gallery.module.css"
import { RemoteImage } from "./RemoteImage"
import type { ViewerProps } from "./Viewer"

type GalleryProps = {
  /** Accessible name, for example "Pictures of Kente Lane Market". */
  label: string
  pictures: readonly RemotePicture[]
}

/**
 * Pictures that open full-screen. Each links to its own file, the fallback if the viewer's code
 * fails to load; that code is loaded when the first picture is opened.
 */
export function Gallery({ label, pictures }: GalleryProps) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null)
  const [open, setOpen] = useState<number | null>(null)

  async function view(index: number) {
    try {
      const module = await import("./Viewer")
      setViewer(() => module.Viewer)
      setOpen(index)
    } catch (error) {
      console.error("The picture viewer could not be loaded.", error)
      location.assign(String(pictures[index]?.url))
    }
  }

  if (pictures.length === 0) return null
  return (
    <>
      <ul className={css.gallery} role="list" aria-label={label}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a picture may occur twice.
          <li key={index} className={css.item}>
            <a
              className={css.link}
              href={picture.url}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                void view(index)
              }}
            >
              <RemoteImage
                picture={picture}
                ratio="4 / 3"
                sizes="(min-width: 56.25em) 44vw, (min-width: 40em) 46vw, 92vw"
              />
              <span className="visually-hidden">, open full-screen</span>
            </a>
          </li>
        ))}
      </ul>
      {Viewer && open !== null && (
        <Viewer label={label} pictures={pictures} start={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
