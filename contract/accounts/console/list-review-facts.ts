import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import { reportReason } from '#contract/safety/report-reason.ts';
import { memberState } from './member-state.ts';

/** Members whose facts are read at once: one page of the photo queue. */
export const reviewedAtOnce = 16;

/** Longest part of a profile's text that the photo queue shows. */
export const reviewedText = 400;

const others = z.object({ number: z.int(), more: z.boolean() });

/** The facts about a member that the review of a photo needs beside the photo (SAFE-10). */
export const reviewFacts = z.object({
  member: id,
  host: z.string(),
  language: z.string(),
  state: memberState,
  /** The beginning of the profile's text. */
  about: z.nullable(z.string()),
  approved: z.int(),
  refused: z.array(z.object({ reason: rejectReason, number: z.int() })),
  /** Open reports about the member. */
  reports: z.array(z.object({ reason: reportReason, number: z.int() })),
  /** Other members with the same device, and with the same network. */
  device: others,
  network: others,
});

export type ReviewFacts = z.output<typeof reviewFacts>;

/** The facts about the members on one page of the photo queue. Each look is recorded. */
export const listReviewFacts = operation({
  name: 'accounts/list-review-facts',
  summary: 'Facts about the members whose photos are reviewed',
  method: 'POST',
  path: '/api/console/review-facts.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    members: z.array(id).check(z.minLength(1, 'required'), z.maxLength(reviewedAtOnce, 'too_long')),
  }),
  answer: z.object({ results: z.array(reviewFacts) }),
  errors: {},
});
