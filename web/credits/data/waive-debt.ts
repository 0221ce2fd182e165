import { waiveDebt } from '#contract/credits/waive-debt.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const waiveDebtMutation = () => mutationFor(waiveDebt);
