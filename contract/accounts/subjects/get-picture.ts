import * as z from 'zod/mini';
import { memberState } from '#contract/accounts/console/member-state.ts';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { memberPhoto } from '#contract/photos/list-member-photos.ts';
import { hidingOrigin } from '#contract/profiles/notice-subject.ts';
import { complaintSubject } from '#contract/safety/complaint.ts';
import { caseSource } from '#contract/safety/report-case.ts';
import { reportReason } from '#contract/safety/report-reason.ts';

/** A case about the picture. A refusal of the photo review is a closed case. */
const pictureCase = z.object({
  report: id,
  number: z.string(),
  source: caseSource,
  reason: reportReason,
  status: z.enum(['open', 'appealed', 'closed']),
  outcome: z.nullable(z.string()),
  created_at: instant,
});

/** A notice about the picture. */
const pictureNotice = z.object({
  id,
  number: z.string(),
  subject: complaintSubject,
  open: z.boolean(),
  created_at: instant,
});

/**
 * A photo as a subject of its own: owner, state, history, cases and notices (SAFE-5). The picture of a message has no
 * page, because it is evidence of a case alone.
 */
export const getPicture = operation({
  name: 'accounts/get-picture',
  summary: 'A photo, for operators',
  method: 'GET',
  path: '/api/console/picture.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ id: queryId }),
  answer: z.object({
    photo: memberPhoto,
    member: id,
    name: z.nullable(z.string()),
    host: z.string(),
    state: memberState,
    /** Why nobody else sees the photo by itself; null if it follows the member's profile. */
    hidden: z.nullable(z.object({ cause: hidingOrigin, since: instant, report: id, number: z.string() })),
    cases: z.array(pictureCase),
    notices: z.array(pictureNotice),
  }),
  errors: {},
});
