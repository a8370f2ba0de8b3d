/** @jest-environment node */
import { formatExactPrice, formatPrice } from "../../../src/components/text/price"

test.each([
  [299, "$299"],
  [19, "$19"],
  [29.99, "$29.99"],
  [3588, "$3,588"],
])("formats %d dollars as %s", (amount, written) => expect(formatPrice(amount)).toBe(written))

test.each([0, 7, 19.5, 29.99, 100, 999.99, 1000, 12_345.6, 1_234_567.89])(
  "formats %d dollars beside others as Intl does for American English",
  (amount) => {
    const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
    expect(formatExactPrice(amount)).toBe(dollars.format(amount))
  },
)
