import type { ComponentType, ReactElement } from "react"
import { Footer } from "./Footer"
import type { FooterProps } from "./parts"

type FooterComponent = ComponentType<FooterProps>

/**
 * The footer of a page: the one its template brings as `Template.Footer`, else the simple one. The layout is in every
 * page's scripts and styles; what only one layout's footer needs (a form and its kit) comes with its templates alone.
 */
export function pageFooter({ type }: ReactElement): FooterComponent {
  return (type as { Footer?: FooterComponent }).Footer ?? Footer
}
