import { getOperator } from '#contract/operators/get-operator.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The operator who is logged in to the console. */
export const operatorQuery = () => queryFor(getOperator, {});
