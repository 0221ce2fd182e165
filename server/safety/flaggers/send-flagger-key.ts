import { sendFlaggerKey } from '#contract/safety/flaggers/send-flagger-key.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { renewKey } from './flaggers.sql.ts';
import { mailFlaggerKeyJob } from './mail-key.job.ts';
import { languageOfFlagger } from './register-flagger.ts';

export const sendFlaggerKeyHandler = handler(sendFlaggerKey, async (call, platform) => {
  const { operator, input, site } = call;
  const { flagger } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await renewKey(unit.db, flagger))) return call.refuse('not_found');
    await unit.enqueue(mailFlaggerKeyJob, { flagger, site, language: languageOfFlagger(site) });
    await recordAction(unit, { operator, action: sendFlaggerKey.name, subject: flagger, at });
  });
  return { flagger };
});
