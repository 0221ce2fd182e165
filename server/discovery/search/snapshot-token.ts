import { randomBytes } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';

const saltBytes = 9;
const idBytes = 8;

/** Token of a search. It identifies the snapshot and contains the ids of the first page. */
export interface SnapshotToken {
  readonly text: string;
  readonly first: readonly Id[];
}

/**
 * Creates a token that contains the first page. So a search without further pages is not stored, and later
 * pages can be computed on request.
 */
export function newSnapshotToken(first: readonly Id[]): string {
  const ids = Buffer.alloc(first.length * idBytes);
  first.forEach((id, at) => void ids.writeBigUInt64BE(BigInt(id), at * idBytes));
  return Buffer.concat([randomBytes(saltBytes), ids]).toString('base64url');
}

/** Reads a token. Null if it is not one of our tokens. */
export function readSnapshotToken(text: string, most: number): SnapshotToken | null {
  const ids = Buffer.from(text, 'base64url').subarray(saltBytes);
  const count = ids.length / idBytes;
  if (!Number.isInteger(count) || count > most) return null;
  const first = Array.from({ length: count }, (_, at) => Number(ids.readBigUInt64BE(at * idBytes)));
  const isFair = new Set(first).size === count && first.every((id) => Number.isSafeInteger(id) && id > 0);
  return isFair ? { text, first } : null;
}
