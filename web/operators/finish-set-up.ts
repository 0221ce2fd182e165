import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const finishSetUpMutation = () => mutationFor(finishSetUp);
