import { type CSSProperties, useRef } from "react"
import { ButtonLink } from "../../components/action/Button"
import { Link } from "../../components/action/Link"
import { classes } from "../../components/classes"
import { DialogOpener } from "../../components/disclosure/Dialog"
import { Icon } from "../../components/media/Icon"
import { Logo } from "../Logo"
import type { LayoutData } from "../layouts"
import { type Social, SocialLinks } from "../SocialLinks"
import type { MenuNode } from "../useSite"
import * as css from "./Header.module.css"
import { MainMenu } from "./MainMenu"
import { MobileMenu } from "./MobileMenu"
import { SchemeSwitch } from "./SchemeSwitch"
import { SidePanel, type SidePanelWords } from "./SidePanel"
import { useStickyAfterScroll } from "./useStickyAfterScroll"

type HeaderProps = {
  layout: LayoutData
  site: {
    readonly name: string
    readonly blurb: string
    readonly phones: readonly string[]
    readonly email: string
    readonly address: string
    readonly socials: readonly Social[]
  }
  menu: MenuNode[]
  /** Path of the current page. */
  path: string
  /** Texts of the panel about the agency, for layouts that have one. */
  sidePanel: SidePanelWords
}

/** The sticky header: logo, menu, and what its layout adds. On phones the menu is a dialog. */
export function Header({ layout, site, menu, path, sidePanel }: HeaderProps) {
  const menuRef = useRef<HTMLDialogElement>(null)
  const panelRef = useRef<HTMLDialogElement>(null)
  const sticksLater = layout.sticky === "afterScroll"
  const stuckFrom = useStickyAfterScroll(sticksLater)
  return (
    <header
      className={classes(css.header, sticksLater && css.afterScroll)}
      {...(stuckFrom !== null && {
        "data-stuck": "",
        style: { "--from": `${stuckFrom}px` } as CSSProperties,
      })}
    >
      <div className={css.bar}>
        <div className={css.row}>
          <Link to="/" className={css.home} aria-label={`${site.name}, homepage`}>
            <Logo name={site.name} />
          </Link>
          <MainMenu menu={menu} path={path} />
          <div className={`whole ${css.tools}`}>
            {layout.headerSocials && (
              <div className={css.socials}>
                <SocialLinks socials={site.socials} />
              </div>
            )}
            {layout.hasDark && <SchemeSwitch />}
            {layout.button && (
              <div className={css.button}>
                <ButtonLink to={layout.button.to} look={layout.button.look}>
                  {layout.button.label}
                </ButtonLink>
              </div>
            )}
            <div className={css.openers}>
              {layout.sidePanel && (
                <DialogOpener opens="side-panel" dialogRef={panelRef}>
                  <Icon name="panel" />
                  <span className="visually-hidden">{sidePanel.opener}</span>
                </DialogOpener>
              )}
              <DialogOpener opens="menu" dialogRef={menuRef} className={css.menuOpener}>
                <Icon name="menu" />
                <span className="visually-hidden">Menu</span>
              </DialogOpener>
            </div>
          </div>
        </div>
      </div>
      <MobileMenu
        dialogRef={menuRef}
        menu={menu}
        path={path}
        button={layout.button}
        socials={layout.headerSocials ? site.socials : []}
      />
      {layout.sidePanel && (
        <SidePanel
          dialogRef={panelRef}
          path={path}
          words={sidePanel}
          site={site}
          button={layout.button}
        />
      )}
    </header>
  )
}
