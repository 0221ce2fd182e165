import { showPicture } from '#contract/profiles/show-picture.ts';
import { recordAction } from '#server/operators/door.ts';
import { hidingsAt, photoPath } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { decidedReport } from '#server/safety/door.ts';
import { endNoticeHiding } from './end-notice-hiding.ts';

export const showPictureHandler = handler(showPicture, async (call, platform) => {
  const { operator, input } = call;
  const { member, photo } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const path = await photoPath(unit.db, member, photo);
    if (path === undefined) return call.refuse('not_found');
    const [hiding] = await hidingsAt(unit.db, [path]);
    // Shown already: a second call changes nothing.
    if (hiding === undefined) return;
    if (hiding.cause === 'removed') return call.refuse('picture_removed');
    const held = await decidedReport(unit.db, hiding.report_id);
    if (held === undefined) return call.refuse('not_found');
    await endNoticeHiding(platform, unit, held, at);
    await recordAction(unit, { operator, action: showPicture.name, member, subject: photo, at });
  });
  return { photo };
});
