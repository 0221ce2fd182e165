import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';

const saltBytes = 9;
const idBytes = 8;

/** Of a search: it names the snapshot and holds whom its first page showed. */
export interface SnapshotToken {
  readonly text: string;
  readonly first: readonly Id[];
}

/**
 * A new token. The first page is in it, so that a search that is not paged through leaves no trace, and the pages after
 * it can be put together when they are asked for.
 */
export function newSnapshotToken(first: readonly Id[]): string {
  const ids = Buffer.alloc(first.length * idBytes);
  first.forEach((id, at) => void ids.writeBigUInt64BE(BigInt(id), at * idBytes));
  return Buffer.concat([randomBytes(saltBytes), ids]).toString('base64url');
}

/** Reads a token; null where it is none of ours. */
export function readSnapshotToken(text: string, most: number): SnapshotToken | null {
  const ids = Buffer.from(text, 'base64url').subarray(saltBytes);
  const count = ids.length / idBytes;
  if (!Number.isInteger(count) || count > most) return null;
  const first = Array.from({ length: count }, (_, at) => Number(ids.readBigUInt64BE(at * idBytes)));
  const isFair = new Set(first).size === count && first.every((id) => Number.isSafeInteger(id) && id > 0);
  return isFair ? { text, first } : null;
}
