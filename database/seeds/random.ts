/** A seeded random source: the same seed gives the same numbers in each run. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** A 32-bit number from a text, so that every purpose has its own sequence. */
const seedOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
};

/** Mulberry32. */
export function createRandom(seed: string): Random {
  let state = seedOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[integer(0, list.length - 1)];
      if (found === undefined) throw new Error('The list to pick from is empty.');
      return found;
    },
    shuffled: (list) => {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at -= 1) {
        const other = integer(0, at);
        const held = copy.slice(at, at + 1);
        copy.splice(at, 1, ...copy.slice(other, other + 1));
        copy.splice(other, 1, ...held);
      }
      return copy;
    },
  };
}
