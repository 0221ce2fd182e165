import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { Delivery } from '../delivery/deliver-message.ts';
import { openerDayMilliseconds, openerOf } from './opener-fingerprint.ts';
import { noteOpener } from './openers.sql.ts';

/**
 * What a first message to a real member entails, in the transaction that delivers it and before it is paid: refuses
 * `alike_openers` where the same words went to as many others in a day as they may (TRUST-7).
 */
export async function mindOpener(
  { db }: Unit,
  keys: Keys,
  now: Date,
  { message, chat }: Delivery,
): Promise<void> {
  if (message.id !== 1 || message.kind !== 'text') return;
  const { sender, text } = message;
  const opener = openerOf(text, chat.profile.name);
  if (opener === null) return;
  const { most } = opener;
  // Of this sender alone: the same words of two members are two hashes.
  const words = keys.mac('chat/opener', `${sender} ${opener.words}`);
  const since = new Date(now.getTime() - openerDayMilliseconds);
  const alike = await noteOpener(db, { sender, receiver: chat.profile.id, words, now }, since, most);
  if (alike > most) throw new Refusal('alike_openers', { most });
}
