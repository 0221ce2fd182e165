import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same decision twice is one. */
export const decideAppealMutation = () => mutationFor(decideAppeal, { idempotent: true });
