/** 7 as 07. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
