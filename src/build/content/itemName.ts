/** An item as an editor knows it: its place in the file, and what it is called. */
export function itemName(item: unknown, index: number): string {
  const { title, name, label, author, id } = (item ?? {}) as Record<string, unknown>
  const called = [title, name, label, author, id].find((text) => typeof text === "string")
  return `item ${index + 1}${called ? ` "${String(called).slice(0, 40)}"` : ""}`
}
