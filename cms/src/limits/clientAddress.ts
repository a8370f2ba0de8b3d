import { isIPv6 } from "node:net"

/**
 * Who is calling, as the limits count: set by server.mjs on every request, over whatever the caller sent under that name.
 * Of an IPv6 address only the network counts (its first 64 bits), since whoever has one has all the others in it.
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
  // "::" stands for as many zeros as make eight groups.
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
