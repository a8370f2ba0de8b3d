import ipaddr from "ipaddr.js"

/**
 * The client address that rate limits count by. server.mjs sets the header on every request, over
 * whatever the caller sent. An IPv6 address counts as its /64 network, since whoever has one
 * address has all of them; an IPv4 address written as IPv6 counts as itself.
 */
export function clientAddress({ headers }: { headers: Headers }): string {
  const text = headers.get("x-client-address") ?? "unknown"
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  return address instanceof ipaddr.IPv6 ? `${networkOf(address)}::/64` : address.toString()
}

function networkOf({ parts }: ipaddr.IPv6): string {
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")
}
