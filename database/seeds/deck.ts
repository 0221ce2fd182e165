import type { Random } from './random.ts';

/** Hands out a shuffled list card by card; after the last one it is shuffled anew. Nothing comes twice in a row. */
export function createDeck<T>(random: Random, cards: readonly T[]): () => T {
  let left: T[] = [];
  let last: T | undefined;
  return () => {
    if (left.length === 0) {
      left = random.shuffled(cards);
      if (left.at(-1) === last) left.reverse();
    }
    last = left.pop();
    if (last === undefined) throw new Error('A deck needs cards.');
    return last;
  };
}
