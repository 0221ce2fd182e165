import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const logOutOperatorMutation = () => mutationFor(logOutOperator, { idempotent: true });
