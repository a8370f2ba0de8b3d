/** The site's icons, one path each, drawn on a 24 px grid with square line ends. */
const paths = {
  arrow: "M3 12h17M13 5l7 7-7 7",
  back: "M21 12H4M11 5l-7 7 7 7",
  up: "M12 21V4M5 11l7-7 7 7",
  down: "M5 9l7 7 7-7",
  right: "M9 5l7 7-7 7",
  close: "M5 5l14 14M19 5L5 19",
  menu: "M3 7h18M3 12h18M3 17h12",
  panel: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  plus: "M12 4v16M4 12h16",
  play: "M7 4l13 8-13 8z",
  pause: "M8 4v16M16 4v16",
  phone: "M5 3h5l2 5-3 2c1 3 2 4 5 5l2-3 5 2v5c-9 2-18-7-16-16z",
  chat: "M3 4h18v13H11l-5 4v-4H3zM8 10.5h8",
  mail: "M3 5h18v14H3zM3 6l9 8 9-8",
  pin: "M12 21s7-6.5 7-11.5A7 7 0 0 0 5 9.5C5 14.5 12 21 12 21zM12 7v5M9.5 9.5h5",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
  star: "M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5L12 17.2 6.4 20.5l1.3-6.5L3 9.7 9.3 9z",
  facebook: "M14 21v-8h3l.5-4H14V7c0-1.3.5-2 2-2h2V2h-3c-3 0-5 1.7-5 4.5V9H7v4h3v8",
  instagram: "M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 6.5v1",
  linkedin: "M5 10v10M5 5v1M10 20V10M10 14c0-2.5 2-4 4.5-4S19 11.5 19 14v6",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21",
  heart: "M12 20.5L4 12.5a4.7 4.7 0 0 1 6.7-6.6L12 7.2l1.3-1.3a4.7 4.7 0 0 1 6.7 6.6z",
  out: "M8 4h12v12M20 4L4 20",
  eye: "M2 12c3-4.7 6.3-7 10-7s7 2.3 10 7c-3 4.7-6.3 7-10 7s-7-2.3-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  eyeShut: "M3 9c2.5 3.7 5.5 5.5 9 5.5s6.5-1.8 9-5.5M12 14.5V19M6 13l-2.5 3.5M18 13l2.5 3.5",
  x: "M4 4l16 16M20 4l-7 7.5M11 12.5L4 20",
} as const

export type IconName = keyof typeof paths

type IconProps = {
  name: IconName
  /** True for icons that are a filled shape. */
  filled?: boolean
}

/** A decorative icon: adjacent text or the surrounding control names it. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
