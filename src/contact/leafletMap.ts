import { map as createMap, divIcon, marker, tileLayer } from "leaflet"
import "leaflet/dist/leaflet.css"

type MapOptions = {
  /** Of the pin and the centre, in degrees. */
  latitude: number
  longitude: number
  zoom: number
  /** What the pin stands for. */
  label: string
}

/** SPEC 9. */
const MIN_ZOOM = 3

/**
 * Puts a map into an element.
 * @param onShown called when the first tile has come; without tiles it never is
 * @returns a function that takes the map away
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
    // The wheel scrolls the page; the map has buttons, and the keyboard.
    scrollWheelZoom: false,
  })
  tileLayer("https://tile.openstreetmap.org/{z}/{x}/{y}.png", {
    attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    maxZoom: 19,
  })
    .once("tileload", onShown)
    .addTo(map)
  const pin = marker([latitude, longitude], {
    title: label,
    // A mark on the map, no control: Leaflet would make it a button that does nothing.
    interactive: false,
    keyboard: false,
    icon: divIcon({
      className: "",
      iconSize: [28, 40],
      iconAnchor: [14, 40],
      html: '<svg viewBox="0 0 28 40" width="28" height="40" aria-hidden="true"><path d="M0 0h28v28L14 40 0 28z" fill="#1a1510"/><path d="M7 7h14v14H7z" fill="#f2b42c"/></svg>',
    }),
  }).addTo(map)
  pin.getElement()?.setAttribute("role", "img")
  pin.getElement()?.setAttribute("aria-label", label)
  // The keyboard moves it by arrows and zooms it by + and -: a stop of Tab, and so one with a name.
  element.setAttribute("role", "region")
  element.setAttribute("aria-label", `Map: ${label}`)
  return () => {
    map.remove()
    for (const name of ["role", "aria-label", "tabindex"]) element.removeAttribute(name)
  }
}
