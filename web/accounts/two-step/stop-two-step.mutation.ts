import { stopTwoStep } from '#contract/accounts/stop-two-step.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const stopTwoStepMutation = () => mutationFor(stopTwoStep);
