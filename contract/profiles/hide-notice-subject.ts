import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { noticeSubject } from './notice-subject.ts';

/**
 * Hides a picture of the member of a notice, or the whole profile, from everybody at once (AGE-4, NCII-1). The
 * notice becomes a case with frozen evidence, and the member gets the reasons. `profiles/show-notice-subject`
 * undoes it. A picture or profile that is hidden already stays hidden.
 */
export const hideNoticeSubject = operation({
  name: 'profiles/hide-notice-subject',
  summary: 'Hide the subject of a notice',
  method: 'POST',
  path: '/api/console/notice.php',
  caller: 'operator',
  right: 'moderate',
  /** `picture` is null for the whole profile. */
  input: z.strictObject({ complaint: id, picture: z.nullable(id) }),
  answer: noticeSubject,
  errors: { report_not_yours: 409, nothing_to_hide: 409 },
});
