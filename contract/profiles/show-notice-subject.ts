import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { noticeSubject } from './notice-subject.ts';

/**
 * Shows everything again that the case of a notice hides. The case stays open for its decision,
 * and the clock does not hide it again (NCII-1).
 */
export const showNoticeSubject = operation({
  name: 'profiles/show-notice-subject',
  summary: 'Show the subject of a notice again',
  method: 'DELETE',
  path: '/api/console/notice.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ complaint: id }),
  answer: noticeSubject,
  errors: { report_not_yours: 409 },
});
