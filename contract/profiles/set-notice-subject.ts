import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { noticeSubject } from './notice-subject.ts';

/**
 * Enters the subject of a notice that the server could not find: an address on one of our domains, or the
 * number of a member (DSA-1). Refused once the notice has become a case.
 */
export const setNoticeSubject = operation({
  name: 'profiles/set-notice-subject',
  summary: 'Enter the subject of a notice',
  method: 'PUT',
  path: '/api/console/notice.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ complaint: id, place: typedText(500) }),
  answer: noticeSubject,
  errors: { report_not_yours: 409, subject_fixed: 409 },
});
