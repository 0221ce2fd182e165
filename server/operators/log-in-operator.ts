import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { handler } from '#server/platform/http/handler.ts';
import { provePassword } from './prove-password.ts';

export const logInOperatorHandler = handler(logInOperator, async ({ input }, platform) =>
  provePassword(platform, input),
);
