import { stopCode } from '#contract/payments/stop-code.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const stopCodeMutation = () => mutationFor(stopCode);
