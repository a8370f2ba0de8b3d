/** Items with their numbers, from 1, in the list that they stand in. */
export function numbered<Item>(items: readonly Item[]): (Item & { readonly number: number })[] {
  return items.map((item, index) => ({ ...item, number: index + 1 }))
}
