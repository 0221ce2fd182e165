import { getTwoStep } from '#contract/accounts/get-two-step.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const twoStepQuery = () => queryFor(getTwoStep, {});
