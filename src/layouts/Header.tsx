import { useRef } from "react"
import { ButtonLink } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { DialogOpener } from "../components/disclosure/Dialog"
import { Icon } from "../components/media/Icon"
import * as css from "./Header.module.css"
import { Logo } from "./Logo"
import type { LayoutData } from "./layouts"
import { MainMenu } from "./MainMenu"
import { MobileMenu } from "./MobileMenu"
import { SchemeSwitch } from "./SchemeSwitch"
import { type Social, SocialLinks } from "./SocialLinks"
import type { MenuNode } from "./useSite"

type HeaderProps = {
  layout: LayoutData
  site: { readonly name: string; readonly socials: readonly Social[] }
  menu: MenuNode[]
  /** Path of the page. */
  path: string
}

/** The sticky header: logo, menu, and what its layout adds. On phones the menu is a dialog. */
export function Header({ layout, site, menu, path }: HeaderProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link to="/" className={css.home} aria-label={`${site.name}, homepage`}>
          <Logo name={site.name} />
        </Link>
        <MainMenu menu={menu} path={path} />
        <div className={css.tools}>
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
          <DialogOpener opens="menu" dialogRef={dialogRef} className={css.opener}>
            <Icon name="menu" />
            <span className="visually-hidden">Menu</span>
          </DialogOpener>
        </div>
      </div>
      <MobileMenu
        dialogRef={dialogRef}
        menu={menu}
        path={path}
        button={layout.button}
        socials={layout.headerSocials ? site.socials : []}
      />
    </header>
  )
}
