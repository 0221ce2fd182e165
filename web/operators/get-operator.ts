import { getOperator } from '#contract/operators/get-operator.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Whoever is logged in to the console. */
export const operatorQuery = () => queryFor(getOperator, {});
