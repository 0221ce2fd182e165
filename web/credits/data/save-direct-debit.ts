import { saveDirectDebit } from '#contract/credits/save-direct-debit.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const saveDirectDebitMutation = () => mutationFor(saveDirectDebit);
