import type { ComponentPropsWithoutRef, MouseEvent } from "react"

/** Stands in for the package "gatsby": what a page needs of it, without a router. */

/** Asked to go to a path. */
export const navigate = jest.fn()

/** Answers a component's own query; a test that renders such a component says with what. */
export const useStaticQuery = jest.fn()

/** In a build, queries are taken out of the source; here they are texts. */
export const graphql = String.raw

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & { to: string }

/** A link that asks `navigate` instead of loading a document. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}
