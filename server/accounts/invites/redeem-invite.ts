import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Site } from '#server/sites/door.ts';
import { inviteHash } from './invite-code.ts';
import { spendInvite } from './invites.sql.ts';

interface InviteUse {
  readonly code: string;
  readonly site: Site;
  readonly now: Date;
  /** Null if no account came of it. */
  readonly member: Id | null;
}

/**
 * Uses up the code for one account. Throws `invite_invalid` at the field if the code opens no account any
 * more.
 */
export async function redeemInvite(db: Handle, { code, site, now, member }: InviteUse): Promise<void> {
  if (!(await spendInvite(db, { hash: inviteHash(code), site: site.id, now, member })))
    throw new Refusal('invalid_input', {}, [{ field: 'invite', code: 'invite_invalid', params: {} }]);
}
