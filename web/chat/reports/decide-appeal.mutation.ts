import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: repeating the same decision changes nothing. */
export const decideAppealMutation = () => mutationFor(decideAppeal, { idempotent: true });
