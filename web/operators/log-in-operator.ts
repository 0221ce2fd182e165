import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const logInOperatorMutation = () => mutationFor(logInOperator);
