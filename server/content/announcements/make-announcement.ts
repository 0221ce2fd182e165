import { announcementDays } from '#contract/content/announcements/announcement.ts';
import { makeAnnouncement } from '#contract/content/announcements/make-announcement.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { allSites, insertAnnouncement, loadSites } from '#server/sites/door.ts';

export const makeAnnouncementHandler = handler(makeAnnouncement, async (call, platform) => {
  const { operator, input } = call;
  const { site, texts, link } = input;
  const now = platform.clock.now();
  const startsAt = input.starts_at === null ? now : new Date(input.starts_at);
  const endsAt = new Date(input.ends_at);
  const refuse = (field: string, code: string): never =>
    call.refuse('invalid_input', {}, [{ field, code, params: {} }]);
  if (startsAt < now) refuse('starts_at', 'in_the_past');
  if (endsAt <= startsAt || endsAt > addDays(startsAt, announcementDays)) refuse('ends_at', 'period');
  if (site !== null && !allSites().some(({ id }) => id === site)) return call.refuse('not_found');
  const id = await platform.transact(async (unit) => {
    const made = await insertAnnouncement(unit.db, { site, texts, link, startsAt, endsAt, operator, now });
    const details = { announcement: made, ...(site !== null && { site }), languages: texts.length };
    await recordAction(unit, { operator, action: 'content/make-announcement', details, at: now });
    return made;
  });
  await loadSites(platform.db);
  return { id };
});
