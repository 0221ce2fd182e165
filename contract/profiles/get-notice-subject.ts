import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { noticeSubject } from './notice-subject.ts';

/** The member, picture or page that a notice is about (SAFE-5, DSA-1). */
export const getNoticeSubject = operation({
  name: 'profiles/get-notice-subject',
  summary: 'Subject of a notice',
  method: 'GET',
  path: '/api/console/notice.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ complaint: queryId }),
  answer: noticeSubject,
  errors: { report_not_yours: 409 },
});
