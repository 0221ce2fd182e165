import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A Bloom filter of the 113,000 passwords of ten or more characters among the million commonest ones of known
// leaks. It refuses about one good password in 10,000. `tools/dev/build-breached-passwords.ts` writes it.
const file = fileURLToPath(new URL('./breached-passwords.bin', import.meta.url));

/** The number of bits that a password sets in the filter. */
const bitsOfPassword = 13;

/** Positions of the password's bits in a filter of `size` bits, from one hash as two independent numbers. */
export function bitPositions(password: string, size: number): number[] {
  const digest = createHash('sha256').update(password).digest();
  const [start, step] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  return Array.from({ length: bitsOfPassword }, (_, turn) =>
    Number((start + step * BigInt(turn)) % BigInt(size)),
  );
}

let filter: Buffer | undefined;

/** Whether a password, in lower case, is in the filter of leaked passwords (AUTH-3). */
export function isBreached(password: string): boolean {
  filter ??= readFileSync(file);
  const bits = filter;
  return bitPositions(password, bits.length * 8).every(
    (position) => ((bits[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}
