/** Names an item the way an editor knows it: its position in the file, then its title or name. */
export function itemName(item: unknown, index: number): string {
  const { title, name, label, author, id } = (item ?? {}) as Record<string, unknown>
  const called = [title, name, label, author, id].find((text) => typeof text === "string")
  return `item ${index + 1}${called ? ` "${String(called).slice(0, 40)}"` : ""}`
}
