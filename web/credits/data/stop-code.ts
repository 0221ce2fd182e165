import { stopCode } from '#contract/credits/stop-code.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const stopCodeMutation = () => mutationFor(stopCode);
