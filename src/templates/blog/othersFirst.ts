/** Articles in their order, but those that the page shows itself last. */
export function othersFirst<T extends { readonly slug: string }>(
  posts: readonly T[],
  shown: readonly string[],
): T[] {
  const isShown = ({ slug }: T) => shown.includes(slug)
  return [...posts.filter((post) => !isShown(post)), ...posts.filter(isShown)]
}
