import { dismissAnnouncement } from '#contract/sites/dismiss-announcement.ts';
import { handler } from '#server/platform/http/handler.ts';
import { announcementsOf } from '../settings/sites.ts';
import { storeDismissal } from './announcements.sql.ts';

export const dismissAnnouncementHandler = handler(dismissAnnouncement, async (call, { db, clock }) => {
  const { member, site, input } = call;
  const now = clock.now();
  if (!announcementsOf(site, now).some(({ id }) => id === input.id)) return call.refuse('not_found');
  await storeDismissal(db, input.id, member, now);
  return {};
});
