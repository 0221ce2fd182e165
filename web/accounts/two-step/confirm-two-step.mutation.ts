import { confirmTwoStep } from '#contract/accounts/confirm-two-step.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const confirmTwoStepMutation = () => mutationFor(confirmTwoStep);
