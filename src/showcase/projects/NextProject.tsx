import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import type { Position } from "../Showcase"
import * as css from "./NextProject.module.css"

type Titled = { readonly label: string; readonly to: string | null }

export type NextProjectProps = {
  position: Position
  /** Title of the next project, if the document names it. */
  title?: string
  /** Path of the page. */
  path: string
  /** Pages of the kinds of work, in order. */
  kinds: readonly Titled[]
  /** Projects with an address of their own. */
  featured?: readonly Titled[]
}

/**
 * Way on to the next project: the next page of the list, after a single project the next one that has an address, and
 * after the last the next kind of work. It takes no request of its own: a document that doesn't name what follows is
 * followed by a number.
 */
export function NextProject({ position, title, path, kinds, featured = [] }: NextProjectProps) {
  const { page, totalPages, slug, turnTo } = position
  const hasNextPage = page !== null && page < totalPages
  if (hasNextPage) {
    const place = `${page + 1} of ${totalPages}`
    return (
      <NextLink
        name={title ? `Next project, ${place}` : "Next project"}
        label={title || place}
        to={`${path}?page=${page + 1}`}
        // Turned like with the pager, which also scrolls.
        onTurn={() => turnTo(page + 1)}
      />
    )
  }
  const single = slug && after(`${path}?project=${slug}`, featured)
  if (single) return <NextLink name="Next project" {...single} />
  const kind = after(path, kinds)
  return kind && <NextLink name="Next kind of work" {...kind} />
}

type NextLinkProps = { name: string; label: string; to: string; onTurn?: () => void }

function NextLink({ name, label, to, onTurn }: NextLinkProps) {
  return (
    <p className={css.next}>
      <Link
        to={to}
        className={css.link}
        onClick={(event) => {
          if (!onTurn || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onTurn()
        }}
      >
        <span className={css.name}>{name}</span> <span className={css.label}>{label}</span>
        <Icon name="arrow" />
      </Link>
    </p>
  )
}

/** The entry after the one at an address, going round; null if there is no other. */
function after(address: string, entries: readonly Titled[]): { label: string; to: string } | null {
  const linked = entries.flatMap(({ label, to }) => (to ? [{ label, to }] : []))
  const index = linked.findIndex(({ to }) => to === address)
  const next = linked[(index + 1) % linked.length]
  return index >= 0 && next && next.to !== address ? next : null
}
