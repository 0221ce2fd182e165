import { resolveFinding } from '#contract/payments/resolve-finding.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const resolveFindingMutation = () => mutationFor(resolveFinding);
