import { randomBytes } from 'node:crypto';

const bytes = 18;
const supply = 512;

let pool = Buffer.alloc(0);
let used = 0;

/** 144 fresh random bits, in letters; drawn in bulk, for drawing costs more than it seems. */
export function makeNonce(): string {
  if (used + bytes > pool.length) {
    pool = randomBytes(bytes * supply);
    used = 0;
  }
  used += bytes;
  return pool.toString('base64url', used - bytes, used);
}
