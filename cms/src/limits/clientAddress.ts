import { isIPv6 } from "node:net"

/**
 * The client address that rate limits count by. server.mjs sets the header on every request, over
 * whatever the caller sent. An IPv6 address counts as its /64 network, since whoever has one
 * address has all of them.
 */
export function clientAddress({ headers }: { headers: Headers }): string {
  const address = headers.get("x-client-address") ?? "unknown"
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? `${networkOf(address)}::/64` : address
}

function networkOf(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::")
  const groups = head.split(":").filter(Boolean)
  // "::" stands for as many zero groups as make eight.
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length
  const whole = [
    ...groups,
    ...Array<string>(missing).fill("0"),
    ...(tail ?? "").split(":").filter(Boolean),
  ]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
