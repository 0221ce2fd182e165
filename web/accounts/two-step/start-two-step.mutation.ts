import { startTwoStep } from '#contract/accounts/start-two-step.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const startTwoStepMutation = () => mutationFor(startTwoStep);
