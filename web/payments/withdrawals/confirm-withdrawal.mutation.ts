import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** A second time changes nothing, so it may be tried again when the connection failed. */
export const confirmWithdrawalMutation = () => mutationFor(confirmWithdrawal, { idempotent: true });
