import { withdrawAnnouncement } from '#contract/content/announcements/withdraw-announcement.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endAnnouncement, loadSites } from '#server/sites/door.ts';

export const withdrawAnnouncementHandler = handler(withdrawAnnouncement, async (call, platform) => {
  const { operator, input } = call;
  const { id } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    if (!(await endAnnouncement(unit.db, { id, operator, now }))) call.refuse('not_found');
    const details = { announcement: id };
    await recordAction(unit, { operator, action: 'content/withdraw-announcement', details, at: now });
  });
  await loadSites(platform.db);
  return { id };
});
