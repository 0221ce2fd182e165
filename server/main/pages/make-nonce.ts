import { randomBytes } from 'node:crypto';

const bytes = 18;
const supply = 512;

let pool = Buffer.alloc(0);
let used = 0;

/** Returns 144 fresh random bits as text. The bits are drawn in bulk, because each draw is expensive. */
export function makeNonce(): string {
  if (used + bytes > pool.length) {
    pool = randomBytes(bytes * supply);
    used = 0;
  }
  used += bytes;
  return pool.toString('base64url', used - bytes, used);
}
