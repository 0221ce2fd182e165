import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { Delivery } from '../delivery/deliver-message.ts';
import { fingerprintOpener, openerLimitPeriodMilliseconds } from './opener-fingerprint.ts';
import { recordOpener } from './openers.sql.ts';

/**
 * Enforces the limit on duplicate openers to real members. Runs in the delivering transaction, before the
 * charge. Refuses `alike_openers` if the sender has sent the same text to the maximum number of members
 * within a day (TRUST-7).
 */
export async function enforceDuplicateOpenerLimit(
  { db }: Unit,
  keys: Keys,
  now: Date,
  { message, chat }: Delivery,
): Promise<void> {
  if (message.id !== 1 || message.kind !== 'text') return;
  const { sender, text } = message;
  const opener = fingerprintOpener(text, chat.profile.name);
  if (opener === null) return;
  const { most } = opener;
  // The hash includes the sender, so the same text of two members gives two hashes.
  const words = keys.mac('chat/opener', `${sender} ${opener.words}`);
  const since = new Date(now.getTime() - openerLimitPeriodMilliseconds);
  const alike = await recordOpener(db, { sender, receiver: chat.profile.id, words, now }, since, most);
  if (alike > most) throw new Refusal('alike_openers', { most });
}
