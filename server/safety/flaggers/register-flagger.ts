import { longestFlaggerYears, registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import { sealSender, senderHash } from '../notice-subjects/complaint-sender.ts';
import { insertFlagger } from './flaggers.sql.ts';
import { mailFlaggerKeyJob } from './mail-key.job.ts';

/** The language of the mail to a flagger: Dutch or English. */
export const languageOfFlagger = (site: number): 'nl' | 'en' =>
  siteById(site).settings.domain_language.startsWith('nl') ? 'nl' : 'en';

export const registerFlaggerHandler = handler(registerFlagger, async (call, platform) => {
  const { operator, input, site } = call;
  const { name, authority, email, until } = input;
  const at = platform.clock.now();
  // The status ends with its last day.
  const end = addDays(new Date(`${until}T00:00:00Z`), 1);
  const code = end <= at ? 'in_the_past' : end > addDays(at, longestFlaggerYears * 366) ? 'too_late' : null;
  if (code !== null) call.refuse('invalid_input', {}, [{ field: 'until', code, params: {} }]);
  return platform.transact(async (unit) => {
    const flagger = await insertFlagger(unit.db, {
      ...{ name, authority, operator, until: end, at },
      address: sealSender(platform.keys, { name, email }),
      addressHash: senderHash(platform.keys, email),
    });
    if (flagger === undefined) return call.refuse('flagger_exists');
    await unit.enqueue(mailFlaggerKeyJob, { flagger, site, language: languageOfFlagger(site) });
    await recordAction(unit, { operator, action: registerFlagger.name, subject: flagger, at });
    return { flagger };
  });
});
