import type { ComponentPropsWithoutRef, MouseEvent } from "react"

/** Stub of the package "gatsby": what a page needs of it, without a router. */

/** Mock of the navigation to a path. */
export const navigate = jest.fn()

/** Mock of a component's own query; a test that renders such a component sets its result. */
export const useStaticQuery = jest.fn()

/** A build extracts queries from the source; here they are strings. */
export const graphql = String.raw

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string }

/** A link that calls `navigate` instead of loading a document. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}
