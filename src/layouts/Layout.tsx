import type { ComponentType, ReactNode } from "react"
import { SkipLink } from "../components/action/SkipLink"
import { ErrorBoundary } from "../components/feedback/ErrorBoundary"
import type { LayoutKey } from "../routes"
import { FirstViewEnd } from "./FirstViewEnd"
import type { FooterProps } from "./footer/parts"
import { GoToTop } from "./GoToTop"
import { Header } from "./header/Header"
import { layouts } from "./layouts"
import { Preloader } from "./Preloader"
import { useSite } from "./useSite"

type LayoutProps = {
  layout: LayoutKey
  /** Path of the current page: marks its menu entry; a change resets the error boundary. */
  path: string
  /** Footer component of the page. */
  Footer: ComponentType<FooterProps>
  children: ReactNode
}

/** Header, page and footer (docs/specification.md#layouts). */
export function Layout({ layout, path, Footer, children }: LayoutProps) {
  const { site, menu, footerLinks, sidePanel } = useSite()
  return (
    <>
      <SkipLink />
      <Preloader />
      <Header layout={layouts[layout]} site={site} menu={menu} path={path} sidePanel={sidePanel} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
      </main>
      <FirstViewEnd />
      <GoToTop />
      <Footer site={site} links={footerLinks} />
    </>
  )
}
