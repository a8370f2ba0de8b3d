/** @jest-environment node */
import { phoneAddress } from "../../../src/components/action/phoneAddress"

test.each([
  ["+233 00 000 0001", "tel:+233000000001"],
  ["030 (2) 123-456", "tel:0302123456"],
])("%s is dialled as %s", (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})
