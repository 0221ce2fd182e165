import { answerTerms } from '#contract/accounts/answer-terms.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addHours } from '#server/platform/time.ts';
import { askedTermsOf } from '#server/sites/door.ts';
import { recordAcceptance, storePostponement } from './terms-answers.sql.ts';

/** Answers "later" hold for one visit. */
const visitHours = 12;

export const answerTermsHandler = handler(answerTerms, async (call, { clock, transact }) => {
  const { member, site, language, input } = call;
  const { version, accepts } = input;
  const asked = askedTermsOf(site);
  if (asked?.version !== version) return call.refuse('not_found');
  const now = clock.now();
  await transact(async ({ db }) => {
    if (accepts)
      await recordAcceptance(db, { member, pageVersion: version, version: asked.dated, language, now });
    else await storePostponement(db, { member, version, until: addHours(now, visitHours) });
  });
  return { accepted: accepts };
});
