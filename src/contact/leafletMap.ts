import { map as createMap, divIcon, marker, tileLayer } from "leaflet"
import "leaflet/dist/leaflet.css"
import * as css from "./OfficeMap.module.css"

type MapOptions = {
  /** Position of the pin and of the centre, in degrees. */
  latitude: number
  longitude: number
  zoom: number
  /** What the pin marks. */
  label: string
}

/** Furthest the visitor can zoom out (docs/specification.md#constants). */
const MIN_ZOOM = 3

/**
 * Mounts a map in an element.
 * @param onShown called when the first tile has loaded; never called without tiles
 * @returns a function that unmounts the map
 */
export function mountMap(
  element: HTMLElement,
  { latitude, longitude, zoom, label }: MapOptions,
  onShown: () => void,
): () => void {
  const map = createMap(element, {
    center: [latitude, longitude],
    zoom,
    minZoom: MIN_ZOOM,
    // The wheel scrolls the page; zoom with the buttons or the keyboard.
    scrollWheelZoom: false,
  })
  tileLayer("https://tile.openstreetmap.org/{z}/{x}/{y}.png", {
    attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    maxZoom: 19,
    className: css.tiles,
  })
    .once("tileload", onShown)
    .addTo(map)
  const pin = marker([latitude, longitude], {
    title: label,
    // Otherwise Leaflet makes the pin a button that does nothing.
    interactive: false,
    keyboard: false,
    icon: divIcon({
      className: "",
      iconSize: [28, 40],
      iconAnchor: [14, 40],
      html: '<svg viewBox="0 0 28 40" width="28" height="40" aria-hidden="true"><path d="M0 0h28v28L14 40 0 28z" fill="var(--ink)"/><path d="M7 7h14v14H7z" fill="var(--accent)"/></svg>',
    }),
  }).addTo(map)
  pin.getElement()?.setAttribute("role", "img")
  pin.getElement()?.setAttribute("aria-label", label)
  // The map can be focused, panned with the arrow keys and zoomed with + and -, so it needs a name.
  element.setAttribute("role", "region")
  element.setAttribute("aria-label", `Map: ${label}`)
  return () => {
    map.remove()
    for (const name of ["role", "aria-label", "tabindex"]) element.removeAttribute(name)
  }
}
