import { checkInvite } from '#contract/accounts/check-invite.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { isOpenInvite } from './invites.sql.ts';
import { inviteHash } from './invites.ts';

export const checkInviteHandler = handler(checkInvite, async ({ site, input }, { db, clock }) => ({
  valid:
    siteById(site).closedAt === null &&
    (await isOpenInvite(db, { hash: inviteHash(input.code), site, now: clock.now() })),
}));
