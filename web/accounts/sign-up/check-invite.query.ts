import { checkInvite } from '#contract/accounts/check-invite.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const inviteQuery = (code: string) => queryFor(checkInvite, { code });
