import { resolveFinding } from '#contract/credits/resolve-finding.ts';
import { mutationFor } from '#web/platform/query-for.ts';

export const resolveFindingMutation = () => mutationFor(resolveFinding);
