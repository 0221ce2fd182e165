import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { mailChoice, storeChoices } from './choices.sql.ts';

/** Reduces mails to those about matches, for a member who would otherwise delete their account (ACC-13). */
export function reduceMails(db: Handle, member: Id, now: Date): Promise<void> {
  return storeChoices(db, member, [mailChoice('message', 'none'), mailChoice('like', 'none')], now);
}
