import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: a second call changes nothing, so a failed connection may be retried. */
export const confirmWithdrawalMutation = () => mutationFor(confirmWithdrawal, { idempotent: true });
