import { setNoticeSubject } from '#contract/profiles/set-notice-subject.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { findSubject, lockHeldComplaint, storeSubject } from '#server/safety/door.ts';
import { readNoticeSubject } from './read-notice-subject.ts';

const unknownPlace = [{ field: 'place', code: 'unknown_place', params: {} }];

export const setNoticeSubjectHandler = handler(setNoticeSubject, async (call, platform) => {
  const { operator, input } = call;
  const { complaint, place } = input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const held = await lockHeldComplaint(unit.db, complaint, operator);
    if (held === undefined) return call.refuse('report_not_yours');
    const found = await findSubject(unit.db, place);
    if (found === undefined) return call.refuse('invalid_input', {}, unknownPlace);
    if (!(await storeSubject(unit.db, complaint, found, operator))) return call.refuse('subject_fixed');
    const { member } = found;
    await recordAction(unit, { operator, action: 'profiles/set-subject', member, subject: complaint, at });
    return readNoticeSubject(unit.db, held, at);
  });
});
