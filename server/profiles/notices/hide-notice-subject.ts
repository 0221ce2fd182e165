import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { heldComplaint, lockHeldComplaint, subjectOfNotice } from '#server/safety/door.ts';
import { freezeNoticeEvidence, type HidingTarget, hideSubject } from './hide-subject.ts';
import { noticeMemberRow, noticePictureRows } from './notice-members.sql.ts';
import { readNoticeSubject } from './read-notice-subject.ts';

export const hideNoticeSubjectHandler = handler(hideNoticeSubject, async (call, platform) => {
  const { operator, input } = call;
  const { complaint, picture } = input;
  const { db, clock } = platform;
  const at = clock.now();
  if ((await heldComplaint(db, complaint, operator)) === undefined) return call.refuse('report_not_yours');
  const subject = await subjectOfNotice(db, complaint);
  const member = subject?.member_id;
  const row = member === undefined ? undefined : await noticeMemberRow(db, member);
  if (subject === undefined || member === undefined || row === undefined)
    return call.refuse('nothing_to_hide');
  const pictures =
    picture === null
      ? ('profile' as const)
      : (await noticePictureRows(db, member, subject.path)).filter(({ id }) => id === picture);
  const target: HidingTarget = { member, site: row.site, pictures, cause: 'operator' };
  const evidence = pictures.length === 0 ? undefined : await freezeNoticeEvidence(platform, target);
  if (evidence === undefined) return call.refuse('nothing_to_hide');
  return platform.transact(async (unit) => {
    const held = await lockHeldComplaint(unit.db, complaint, operator);
    if (held === undefined) return call.refuse('report_not_yours');
    const report = await hideSubject(platform, unit, held, { target, evidence, at });
    if (report === undefined) return call.refuse('nothing_to_hide');
    const what = picture === null ? 'profile' : 'picture';
    const details = { what, complaint };
    await recordAction(unit, {
      operator,
      action: 'profiles/hide-subject',
      member,
      subject: report,
      details,
      at,
    });
    return readNoticeSubject(unit.db, held, at);
  });
});
