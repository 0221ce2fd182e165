import * as z from 'zod/mini';
import { decidePageVersion } from '#contract/content/texts/decide-page-version.ts';
import { instant } from '#contract/kit/time.ts';
import { pageName, termsNoticeDays } from '#contract/sites/page-name.ts';
import { announceTerms } from '#server/accounts/door.ts';
import { decideApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { loadSites, lockVersion, setAsked, storePublication } from '#server/sites/door.ts';

const asked = z.object({ page: pageName, version: z.int(), from: z.nullable(instant) });

/** The first moment of a version: as asked, and for terms after the members have known them long enough. */
const firstMoment = ({ page, from }: z.output<typeof asked>, now: Date): Date => {
  const wanted = from === null ? now : new Date(from);
  const earliest = page === 'terms' ? addDays(now, termsNoticeDays) : now;
  return wanted > earliest ? wanted : earliest;
};

/** The approver's transaction publishes the version, and enqueues the mails about new terms. */
export const decidePageVersionHandler = handler(decidePageVersion, async (call, platform) => {
  const { operator, input } = call;
  const { approval, approved } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const decision = { id: approval, kind: 'text', operator, approved, now } as const;
    const { payload, asker } = await decideApproval(unit, decision);
    const request = z.parse(asked, payload);
    const { page, version } = request;
    const row = await lockVersion(unit.db, version);
    // A later request replaced this one.
    if (row?.approval_id !== approval || row.asked_at === null) return call.refuse('not_found');
    if (!approved) {
      await setAsked(unit.db, version, null);
      return;
    }
    const from = firstMoment(request, now);
    await storePublication(unit.db, version, {
      ...{ askedBy: asker, askedAt: row.asked_at, approvedBy: operator, from, now },
    });
    if (page === 'terms') await announceTerms(unit, version);
    const details = { page, version, asker };
    await recordAction(unit, {
      ...{ operator, action: 'content/publish-page-version', subject: approval, details, at: now },
    });
  });
  // The other processes ask their members within seconds.
  await loadSites(platform.db);
  return { approval, approved };
});
