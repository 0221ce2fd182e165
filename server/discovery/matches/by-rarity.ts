/**
 * Returns a comparison of words by how many of the lists have them, the rarest first. Equally rare words keep their
 * order.
 */
export function byRarity(lists: readonly (readonly string[])[]): (one: string, other: string) => number {
  const times = new Map<string, number>();
  for (const list of lists) for (const word of list) times.set(word, (times.get(word) ?? 0) + 1);
  const of = (word: string) => times.get(word) ?? 0;
  return (one, other) => of(one) - of(other);
}
