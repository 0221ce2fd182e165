import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addSeconds } from '#server/platform/time.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { daysUntil, undoProofSeconds } from '../limits/lifetimes.ts';
import { deletionOf } from './deletions.sql.ts';

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
function undoProof(keys: Keys, { member, requestedAt, since }: Undo, now: Date): string {
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

/**
 * Refuses a session while the account is being deleted: a log-in attempt does not cancel the deletion
 * (GDPR-8). Throws `account_recoverable` with the days left, the date and the `undo` proof that restores the
 * account. Locks the account, so that no deletion starts before the transaction ends. `since`: moment the
 * member's current password was set.
 */
export async function refusePendingDeletion(
  unit: Unit,
  { keys }: Pick<Platform, 'keys'>,
  { member, since, now }: { readonly member: Id; readonly since: Date; readonly now: Date },
): Promise<void> {
  await lockAccount(unit.db, member);
  const deletion = await deletionOf(unit.db, member);
  if (deletion === undefined) return;
  // The erasure is due: the next run of the job erases the member, who counts as erased to the outside
  // already.
  if (deletion.eraseAt <= now) throw new Refusal('login_failed');
  const { requestedAt, eraseAt } = deletion;
  throw new Refusal('account_recoverable', {
    days: daysUntil(eraseAt, now),
    date: eraseAt.toISOString(),
    undo: undoProof(keys, { member, requestedAt, since }, now),
  });
}
