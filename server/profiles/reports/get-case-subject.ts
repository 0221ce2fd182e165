import { getCaseSubject } from '#contract/profiles/get-case-subject.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseSubject } from './case-subject.sql.ts';

export const getCaseSubjectHandler = handler(getCaseSubject, async (call, platform) => {
  const { operator, input } = call;
  const { member } = input;
  const found = await caseSubject(platform.db, member);
  if (found === undefined) return call.refuse('not_found');
  const at = platform.clock.now();
  await platform.transact((unit) =>
    recordAction(unit, { operator, action: 'profiles/look-at-subject', member, at }),
  );
  const { name, fictional, photos } = found;
  return { member, name, fictional, photos: photos.map(({ id, status, main }) => ({ id, status, main })) };
});
