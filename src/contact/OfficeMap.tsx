import { useEffect, useRef, useState } from "react"
import { Icon } from "../components/media/Icon"
import { mountOnEnter } from "../components/media/mountOnEnter"
import { Picture, type PictureData } from "../components/media/Picture"
import { Container } from "../components/text/Container"
import * as css from "./OfficeMap.module.css"

type MapData = {
  readonly title: string
  readonly text: string
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
  /** Shown until the map has loaded. */
  readonly still?: PictureData | null
}

type OfficeMapProps = {
  map: MapData
  address: string
}

/**
 * Where the office is. The map is loaded when it scrolls into view; until then, or if no tile
 * loads, a drawing takes its place beside the address and a link
 * (docs/specification.md#interpretations).
 */
export function OfficeMap({ map, address }: OfficeMapProps) {
  const { title, text, latitude, longitude, zoom, still } = map
  const stage = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const elsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const options = { latitude, longitude, zoom, label: address }
    return mountOnEnter(element, "map", () =>
      import("./leafletMap").then(
        ({ mountMap }) =>
          () =>
            mountMap(element, options, () => setShown(true)),
      ),
    )
  }, [latitude, longitude, zoom, address])

  return (
    <section className={css.band} aria-labelledby="map-title">
      <Container className={css.inner}>
        <div className={css.words}>
          <h2 id="map-title" className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
          <p className={css.address}>
            <Icon name="pin" />
            {address}
          </p>
          <p>
            <a href={elsewhere} rel="noopener noreferrer">
              Open the map at OpenStreetMap
            </a>
          </p>
        </div>
        <div className={css.frame}>
          {still ? (
            <Picture picture={still} className={css.drawing} />
          ) : (
            <div className={css.streets} />
          )}
          <span className={css.pin} aria-hidden="true">
            <Icon name="pin" />
          </span>
          <div ref={stage} className={css.stage} data-shown={shown} />
        </div>
      </Container>
    </section>
  )
}
