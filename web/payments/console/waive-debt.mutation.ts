import { waiveDebt } from '#contract/payments/waive-debt.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const waiveDebtMutation = () => mutationFor(waiveDebt);
