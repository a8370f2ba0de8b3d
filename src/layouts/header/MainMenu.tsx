import { useEffect, useRef } from "react"
import { Link } from "../../components/action/Link"
import { useOnPathChange } from "../../components/disclosure/useOnPathChange"
import { Icon } from "../../components/media/Icon"
import type { MenuNode } from "../useSite"
import * as css from "./MainMenu.module.css"

type MainMenuProps = {
  menu: MenuNode[]
  /** Path of the current page. */
  path: string
}

/**
 * The header's menu on wide screens. Groups are `<details name>`: they open before any script, one
 * at a time. The script adds what details lack: Escape, clicks outside and navigation close them.
 */
export function MainMenu({ menu, path }: MainMenuProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const close = () => {
      for (const details of openGroups(root.current)) details.open = false
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      const [details] = openGroups(root.current)
      if (details?.contains(document.activeElement)) details.querySelector("summary")?.focus()
      close()
    }
    const onLeave = (event: Event) => {
      const target = event.target as Element
      const chosen = event.type === "click" && target.closest("a")
      if (chosen || !root.current?.contains(target)) close()
    }
    document.addEventListener("keydown", onEscape)
    document.addEventListener("click", onLeave)
    document.addEventListener("focusin", onLeave)
    return () => {
      document.removeEventListener("keydown", onEscape)
      document.removeEventListener("click", onLeave)
      document.removeEventListener("focusin", onLeave)
    }
  }, [])
  useOnPathChange(path, () => {
    for (const details of openGroups(root.current)) details.open = false
  })

  return (
    <nav ref={root} className={css.menu} aria-label="Main">
      <ul className={css.list} role="list">
        {menu.map((entry) => (
          <li key={entry.label}>
            {entry.children.length > 0 ? (
              <details name="main-menu" className={css.group}>
                <summary className={css.top}>
                  {entry.label}
                  <Icon name="down" />
                </summary>
                <ul className={css.panel} role="list">
                  {entry.children.map((child) => (
                    <Entry key={child.label} entry={child} path={path} />
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink entry={entry} path={path} className={css.top} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ entry, path }: { entry: MenuNode; path: string }) {
  if (entry.children.length === 0) {
    return (
      <li>
        <MenuLink entry={entry} path={path} />
      </li>
    )
  }
  return (
    <li className={css.nested}>
      <p className={css.name}>{entry.label}</p>
      <ul role="list">
        {entry.children.map((child) => (
          <Entry key={child.label} entry={child} path={path} />
        ))}
      </ul>
    </li>
  )
}

type MenuLinkProps = { entry: MenuNode; path: string; className?: string | undefined }

/**
 * A menu entry with a link, marked if it is the current page. Links of submenus have no class, so that they are the same in
 * both menus: the second one compresses to almost nothing then.
 */
export function MenuLink({ entry, path, className }: MenuLinkProps) {
  return (
    <Link
      to={entry.to ?? "/"}
      className={className}
      aria-current={entry.to === path ? "page" : undefined}
    >
      {entry.label}
    </Link>
  )
}

function openGroups(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])]
}
