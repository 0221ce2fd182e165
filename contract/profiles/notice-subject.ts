import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { complaintSubject } from '#contract/safety/complaint.ts';
import { reportReason } from '#contract/safety/report-reason.ts';

/** Origin of a hiding; each has a text: `profiles.notice.hidden_by.<cause>`. */
export const hidingOrigin = z.enum(['operator', 'clock', 'removed']);

/** A picture of the member that an operator may hide. */
export const noticePicture = z.object({
  id,
  /** `message`: the picture of a message that the notice names. */
  kind: z.enum(['photo', 'message']),
  main: z.boolean(),
  status: z.enum(['pending', 'active', 'rejected']),
  /** The notice names this picture. */
  named: z.boolean(),
  hidden: z.nullable(z.object({ cause: hidingOrigin, since: instant })),
});

export type NoticePicture = z.output<typeof noticePicture>;

/** The member whom a notice is about, with the measures that are in force. */
export const noticeMember = z.object({
  member: id,
  name: z.string(),
  age: z.int(),
  /** Host name of the member's site. */
  host: z.string(),
  fictional: z.boolean(),
  status: z.enum(['active', 'invisible', 'disabled']),
  /** The whole profile is hidden until a decision. */
  hidden: z.boolean(),
  pictures: z.array(noticePicture),
  /** The case that the notice became. */
  case: z.nullable(z.object({ report: id, number: z.string(), open: z.boolean() })),
  /** Other notices about the same member. */
  notices: z.array(z.object({ id, number: z.string(), subject: complaintSubject, open: z.boolean() })),
  /** Open cases about the same member. */
  reports: z.array(z.object({ id, number: z.string(), reason: reportReason })),
});

export type NoticeMember = z.output<typeof noticeMember>;

/** The subject of a notice, as the operator who holds it sees it (DSA-1). */
export const noticeSubject = z.object({
  complaint: id,
  /** Null if the place names nobody, or nobody any more. */
  member: z.nullable(noticeMember),
  /** The page of ours that the place names, if it names no member. */
  page: z.nullable(z.string()),
});

export type NoticeSubject = z.output<typeof noticeSubject>;

/**
 * `GET ?complaint=…&picture=…`: a picture of the member of a notice, uncropped, only for the operator who holds
 * the notice. Not an operation, because it answers an image.
 */
export const noticePicturePath = '/api/console/notice-picture.php';
