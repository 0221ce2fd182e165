import { getNoticeSubject } from '#contract/profiles/get-notice-subject.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { findSubject, heldComplaint, storeSubject, subjectOfNotice } from '#server/safety/door.ts';
import { readNoticeSubject } from './read-notice-subject.ts';

/** Looks for the subject again if it was not found before: the notice may be older than the resolver. */
export const getNoticeSubjectHandler = handler(getNoticeSubject, async (call, platform) => {
  const { operator, input } = call;
  const { db, clock } = platform;
  const held = await heldComplaint(db, input.complaint, operator);
  if (held === undefined) return call.refuse('report_not_yours');
  if (held.outcome === null && held.place !== null && !(await subjectOfNotice(db, held.id))) {
    const found = await findSubject(db, held.place);
    if (found !== undefined) await storeSubject(db, held.id, found, null);
  }
  const read = await readNoticeSubject(db, held, clock.now());
  const members = read.member === null ? [] : [read.member.member];
  await recordOperatorRead(platform, { operator, operation: getNoticeSubject.name, members });
  return read;
});
