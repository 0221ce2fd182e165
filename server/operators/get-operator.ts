import { getOperator } from '#contract/operators/get-operator.ts';
import { handler } from '#server/platform/http/handler.ts';
import { operatorOf } from './operator-of.ts';

export const getOperatorHandler = handler(getOperator, async ({ operator }, { db }) => ({
  operator: await operatorOf(db, operator),
}));
