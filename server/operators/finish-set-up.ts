import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { handler } from '#server/platform/http/handler.ts';
import { finishSetUp as finish } from './operator-set-up.ts';

export const finishSetUpHandler = handler(finishSetUp, async ({ input }, platform) => ({
  recovery_codes: await finish(platform, input),
}));
