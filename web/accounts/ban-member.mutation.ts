import { banMember } from '#contract/accounts/ban-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same decision twice is one. */
export const banMemberMutation = () => mutationFor(banMember, { idempotent: true });
