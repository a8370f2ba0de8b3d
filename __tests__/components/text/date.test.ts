/** @jest-environment node */
import { formatDate, formatMonth } from "../../../src/components/text/date"

const months = Array.from(
  { length: 12 },
  (_, month) => `2025-${String(month + 1).padStart(2, "0")}`,
)

test.each(months)("formats days of %s as Intl does for British English", (month) => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
  for (const date of [`${month}-01`, `${month}-28`]) {
    expect(formatDate(date)).toBe(day.format(new Date(date)))
  }
})

test.each(months)("formats the month of %s as Intl does for British English", (month) => {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const
  const date = new Date(`${month}-28T23:59:59Z`)
  expect(formatMonth(date)).toBe(new Intl.DateTimeFormat("en-GB", options).format(date))
})
