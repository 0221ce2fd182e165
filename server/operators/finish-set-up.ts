import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deviceTokenOf, setOperatorDevice } from './operator-session.ts';
import { finishSetUp as finish } from './operator-set-up.ts';

export const finishSetUpHandler = handler(finishSetUp, async (call, platform) => {
  const device = deviceTokenOf(call);
  const codes = await finish(platform, call.input, device);
  setOperatorDevice(call, device);
  return { recovery_codes: codes };
});
