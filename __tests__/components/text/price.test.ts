/** @jest-environment node */
import { formatPrice } from "../../../src/components/text/price"

test.each([
  [299, "$299"],
  [19, "$19"],
  [29.99, "$29.99"],
  [3588, "$3,588"],
])("formats %d dollars as %s", (amount, written) => expect(formatPrice(amount)).toBe(written))
