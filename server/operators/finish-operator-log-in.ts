import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { finishConsoleLogIn } from './open-console.ts';
import { operatorOf } from './operator-of.ts';

export const finishOperatorLogInHandler = handler(finishOperatorLogIn, async (call, platform) => {
  const operator = await finishConsoleLogIn(platform, call, call.input);
  return { operator: await operatorOf(platform.db, operator) };
});
