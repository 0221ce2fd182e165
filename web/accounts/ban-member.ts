import { banMember } from '#contract/accounts/ban-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/**
 * Used by the pages on which operators decide cases. Idempotent: repeating the same decision changes nothing.
 */
export const banMemberMutation = () => mutationFor(banMember, { idempotent: true });
