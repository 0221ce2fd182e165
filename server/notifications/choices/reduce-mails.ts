import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { mailChoice, storeChoices } from './choices.sql.ts';

/** What is left of the mails for a member who would rather stay than be disturbed: a match (ACC-13). */
export function fewerMails(db: Handle, member: Id, now: Date): Promise<void> {
  return storeChoices(db, member, [mailChoice('message', 'none'), mailChoice('like', 'none')], now);
}
