import type { Id } from '#contract/kit/id.ts';
import { addressOf } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/**
 * The address of a member who proved that it is theirs. Throws `confirm_first` for others. Otherwise a
 * stranger could add a login method under somebody else's address, and it would survive when the owner takes
 * the account over.
 */
export async function confirmedEmailOf(db: Handle, member: Id): Promise<string> {
  const { email, verified } = await addressOf(db, member);
  if (!verified) throw new Refusal('confirm_first');
  return email;
}
