import { publishFigures } from '#contract/safety/transparency/publish-figures.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { publishableAt } from './get-moderation-figures.ts';
import { maskSmall } from './masked.ts';
import { lockOutsideEvents } from './outside-events.sql.ts';
import { insertPublication, lockPublication, newestVersion } from './published-figures.sql.ts';
import { checksumOf, figuresToPublish } from './read-figures.ts';

/**
 * All sites in one transaction, so that nobody publishes only the site with the better figures. It waits for entries by
 * hand that are being stored: each of them is in the figures, or is refused because the period is published.
 */
export const publishFiguresHandler = handler(publishFigures, async (call, platform) => {
  const { operator, input } = call;
  const { period, version, reasons = null } = input;
  const at = platform.clock.now();
  if (publishableAt(period) > at) return call.refuse('period_open');
  await platform.transact(async (unit) => {
    await lockPublication(unit.db, period);
    if ((await newestVersion(unit.db, period)) !== version - 1) call.refuse('changed_meanwhile');
    const sites = allSites()
      .map(({ id }) => id)
      .sort((one, other) => one - other);
    for (const site of sites) await lockOutsideEvents(unit.db, site);
    for (const site of sites) {
      const complete = await figuresToPublish(unit.db, period, site);
      const figures = maskSmall(complete);
      const checksum = checksumOf(complete);
      await insertPublication(unit.db, { site, period, version, figures, checksum, reasons, operator, at });
    }
    const details = { period, version };
    await recordAction(unit, { operator, action: publishFigures.name, details, at });
  });
  return { period, version };
});
