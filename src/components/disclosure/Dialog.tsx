import { type ReactNode, type RefObject, useEffect } from "react"
import { Icon } from "../media/Icon"
import * as css from "./Dialog.module.css"
import { useOnPathChange } from "./useOnPathChange"

type DialogProps = {
  /** The opener's `commandfor`. */
  id: string
  dialogRef: RefObject<HTMLDialogElement | null>
  /** Accessible name. */
  label: string
  /** "centre" for a player, "side" for a menu that slides in, "full" for full-screen pictures. */
  place: "centre" | "side" | "full"
  /**
   * The page's path, for a dialog that stays mounted between pages: a link to another one leaves it open until that page is
   * there, so that the transition between them begins with what the visitor sees.
   */
  path?: string
  /** Called whenever the dialog opens or closes, whatever caused it. */
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/**
 * A native modal dialog: Escape closes it, focus is trapped and restored, the page behind is inert.
 * A click on the backdrop closes it too. `DialogOpener` opens it, in current browsers without
 * script.
 */
export function Dialog({ id, dialogRef, label, place, path, onToggle, children }: DialogProps) {
  const staysBetweenPages = path !== undefined
  useOnPathChange(path, () => closeAtOnce(dialogRef.current))
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const tell = () => onToggle?.(dialog.open)
    // The backdrop's clicks target the dialog. A link closes it too: it may lead to this same page.
    const closeOnClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest("a")
      if (target === dialog || (link && !(staysBetweenPages && leadsAway(link)))) dialog.close()
    }
    // Older browsers send no toggle event for dialogs; observing the attribute works in all.
    const observer = new MutationObserver(tell)
    observer.observe(dialog, { attributeFilter: ["open"] })
    dialog.addEventListener("click", closeOnClick)
    // It may have been opened before hydration.
    if (dialog.open) tell()
    return () => {
      observer.disconnect()
      dialog.removeEventListener("click", closeOnClick)
    }
  }, [dialogRef, staysBetweenPages, onToggle])

  return (
    <dialog
      ref={dialogRef as RefObject<HTMLDialogElement>}
      id={id}
      className={`${css.dialog} ${css[place]}`}
      aria-label={label}
    >
      <div className={css.body}>
        <button
          type="button"
          className={css.close}
          {...closeCommand(id)}
          onClick={() => {
            if (!("command" in HTMLButtonElement.prototype)) dialogRef.current?.close()
          }}
        >
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** Whether a link leads to another page of this site. */
function leadsAway({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && !target
}

/** Without being seen to close, because the page that it lay on is gone. */
function closeAtOnce(dialog: HTMLDialogElement | null) {
  if (!dialog?.open) return
  dialog.style.transition = "none"
  dialog.close()
  // Styles apply now; with the next frame, it would be too late.
  dialog.getBoundingClientRect()
  dialog.style.transition = ""
}

type DialogOpenerProps = {
  /** Id of the dialog. */
  opens: string
  dialogRef: RefObject<HTMLDialogElement | null>
  className?: string | undefined
  children: ReactNode
}

/** The button that opens a dialog. */
export function DialogOpener({ opens, dialogRef, className, children }: DialogOpenerProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...{ command: "show-modal", commandfor: opens }}
      onClick={() => {
        const dialog = dialogRef.current
        // Browsers that support commands open the dialog themselves, right after this handler.
        if (dialog && !dialog.open && !("command" in HTMLButtonElement.prototype))
          dialog.showModal()
      }}
    >
      {children}
    </button>
  )
}

/** React's types don't know these attributes yet. */
function closeCommand(id: string) {
  return { command: "close", commandfor: id }
}
