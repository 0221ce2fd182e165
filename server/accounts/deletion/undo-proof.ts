import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { after, undoProofSeconds } from '../limits/lifetimes.ts';

interface Undo {
  readonly member: Id;
  /** Which deletion it takes back: after that it is worth nothing, however long it would last. */
  readonly requestedAt: Date;
  /** Since when the member had their password then: with another one it is worth nothing either (AUTH-8). */
  readonly since: Date;
}

const shape = /^(\d{1,16})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * What a log-in is refused with while the account is going away: whoever holds it has proved who they are, just now.
 * Signed, and stored nowhere.
 */
export function undoProof(keys: Keys, { member, requestedAt, since }: Undo, now: Date): string {
  const expires = after(now, undoProofSeconds);
  const facts = [member, ...[requestedAt, since, expires].map((moment) => moment.getTime())].join('.');
  return `${facts}.${keys.mac('accounts/undo-proof', facts).toString('base64url')}`;
}

/** Whose account the proof brings back; undefined where it is none of ours or too old. */
export function provenUndo(keys: Keys, proof: string, now: Date): Undo | undefined {
  const [, member, requested, since, expires, signature] = shape.exec(proof) ?? [];
  if (!(member && requested && since && expires && signature)) return undefined;
  const facts = `${member}.${requested}.${since}.${expires}`;
  const isOurs = keys.isMac('accounts/undo-proof', facts, Buffer.from(signature, 'base64url'));
  if (!isOurs || Number(expires) <= now.getTime()) return undefined;
  return {
    member: Number(member),
    requestedAt: new Date(Number(requested)),
    since: new Date(Number(since)),
  };
}
