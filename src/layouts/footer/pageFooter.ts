import type { ComponentType, ReactElement } from "react"
import { Footer } from "./Footer"
import type { FooterProps } from "./parts"

type FooterComponent = ComponentType<FooterProps>

/**
 * The footer of a page: its template's `Template.Footer`, else the simple one. The layout's code is
 * in every page; footers come with templates so that only pages with a form load the form code.
 */
export function pageFooter({ type }: ReactElement): FooterComponent {
  return (type as { Footer?: FooterComponent }).Footer ?? Footer
}
