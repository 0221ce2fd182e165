import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const saveDirectDebitMutation = () => mutationFor(saveDirectDebit);
