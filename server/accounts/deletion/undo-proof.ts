import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addSeconds } from '#server/platform/time.ts';
import { undoProofSeconds } from '../limits/lifetimes.ts';

interface Undo {
  readonly member: Id;
  /**
   * Identifies the deletion that the proof cancels. The proof is worthless afterwards, even before it
   * expires.
   */
  readonly requestedAt: Date;
  /** Moment the member's password was set. The proof is worthless after a change of the password (AUTH-8). */
  readonly since: Date;
}

const shape = /^(\d{1,16})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * The proof that comes with a log-in refused because the account is being deleted. Its holder has just proved
 * their identity. The proof is signed, and stored nowhere.
 */
export function undoProof(keys: Keys, { member, requestedAt, since }: Undo, now: Date): string {
  const expires = addSeconds(now, undoProofSeconds);
  const facts = [member, ...[requestedAt, since, expires].map((moment) => moment.getTime())].join('.');
  return `${facts}.${keys.mac('accounts/undo-proof', facts).toString('base64url')}`;
}

/** Returns the deletion that the proof cancels, or undefined if the proof is not ours or expired. */
export function deletionOfUndoProof(keys: Keys, proof: string, now: Date): Undo | undefined {
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
