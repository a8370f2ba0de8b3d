/** Numbers the items of a list from 1. */
export function numbered<Item>(items: readonly Item[]): (Item & { readonly number: number })[] {
  return items.map((item, index) => ({ ...item, number: index + 1 }))
}
