const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  // Whole amounts have no cents: $299, but $29.99.
  trailingZeroDisplay: "stripIfInteger",
})

/** A price in US dollars, without cents if it is a whole amount. */
export function formatPrice(amount: number): string {
  return dollars.format(amount)
}

const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** A price beside others that have cents: $19.00, $29.99. */
export function formatExactPrice(amount: number): string {
  return dollarsAndCents.format(amount)
}
