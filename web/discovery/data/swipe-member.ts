import { swipeMember } from '#contract/discovery/swipe-member.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const swipeMemberMutation = () => mutationFor(swipeMember, { idempotent: true });
