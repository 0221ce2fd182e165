import type { Random } from './random.ts';

/**
 * Deals a shuffled list card by card, and shuffles it again after the last one. The same card never comes
 * twice in a row.
 */
export function createDeck<T>(random: Random, cards: readonly T[]): () => T {
  let left: T[] = [];
  let last: T | undefined;
  return () => {
    if (left.length === 0) {
      left = random.shuffled(cards);
      if (left.at(-1) === last) left.reverse();
    }
    last = left.pop();
    if (last === undefined) throw new Error('A deck must have cards.');
    return last;
  };
}
