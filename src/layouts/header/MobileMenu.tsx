import { type RefObject, useCallback } from "react"
import { ButtonLink } from "../../components/action/Button"
import { Dialog } from "../../components/disclosure/Dialog"
import { Icon } from "../../components/media/Icon"
import type { LayoutData } from "../layouts"
import { type Social, SocialLinks } from "../SocialLinks"
import type { MenuNode } from "../useSite"
import { MenuLink } from "./MainMenu"
import * as css from "./MobileMenu.module.css"

type MobileMenuProps = {
  dialogRef: RefObject<HTMLDialogElement | null>
  menu: MenuNode[]
  path: string
  button: LayoutData["button"]
  socials: readonly Social[]
}

/**
 * The menu on phones: a dialog with two submenu levels (docs/specification.md#layouts). A level is
 * a `<details>` whose content covers the panel; its summary moves to the top and becomes the back
 * button, so that the deepest open level closes first. All of it works before the runtime loads.
 */
export function MobileMenu({ dialogRef, menu, path, button, socials }: MobileMenuProps) {
  const startAtTheTop = useCallback(
    (open: boolean) => {
      if (open) return
      for (const details of dialogRef.current?.querySelectorAll("details") ?? [])
        details.open = false
    },
    [dialogRef],
  )

  return (
    <Dialog
      id="menu"
      dialogRef={dialogRef}
      label="Menu"
      place="side"
      path={path}
      onToggle={startAtTheTop}
    >
      <nav className={`${css.menu} bold`} aria-label="Main, for small screens">
        <Level entries={menu} path={path} name="mobile-menu" />
        <div className={css.more}>
          {button && <ButtonLink to={button.to}>{button.label}</ButtonLink>}
          <SocialLinks socials={socials} />
        </div>
      </nav>
    </Dialog>
  )
}

function Level({ entries, path, name }: { entries: MenuNode[]; path: string; name: string }) {
  return (
    <ul className={css.level} role="list">
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.children.length > 0 ? (
            <details name={name} className={css.group}>
              <summary>
                <span className={css.back}>
                  <Icon name="back" />
                  <span>Back</span>
                </span>{" "}
                <span>{entry.label}</span>
                <span className={css.into}>
                  <Icon name="right" />
                </span>
              </summary>
              <Level entries={entry.children} path={path} name={`${name}-${entry.label}`} />
            </details>
          ) : (
            <MenuLink entry={entry} path={path} />
          )}
        </li>
      ))}
    </ul>
  )
}
