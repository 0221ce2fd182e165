import { recordOutsideEvent } from '#contract/safety/transparency/record-outside-event.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { chosenSite } from './get-moderation-figures.ts';
import { entriesLike, insertOutsideEvent, isRecorded, lockOutsideEvents } from './outside-events.sql.ts';
import { isDayPublished } from './published-figures.sql.ts';

/** The audit log has who made the entry; the entry itself has no person. */
export const recordOutsideEventHandler = handler(recordOutsideEvent, async (call, platform) => {
  const { operator, input } = call;
  const { host, kind, category, day, country, hours, takes_back: takesBack, client_id: clientId } = input;
  const at = platform.clock.now();
  const site = chosenSite(host);
  if (site === null || site === undefined) return call.refuse('not_found');
  if (day > at.toISOString().slice(0, 10)) return call.refuse('day_not_allowed');
  const event = { site, kind, category, day, country, hours, takesBack, clientId };
  return platform.transact(async (unit) => {
    await lockOutsideEvents(unit.db, site);
    if (await isRecorded(unit.db, clientId)) return { recorded: false };
    if (await isDayPublished(unit.db, site, day)) call.refuse('period_published');
    if (takesBack && (await entriesLike(unit.db, event)) < 1) call.refuse('nothing_to_take_back');
    await insertOutsideEvent(unit.db, event);
    const details = { kind, category, day, country, hours, ...(takesBack && { takes_back: true }) };
    await recordAction(unit, { operator, action: recordOutsideEvent.name, details, at });
    return { recorded: true };
  });
});
