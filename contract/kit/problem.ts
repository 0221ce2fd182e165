import * as z from 'zod/mini';

/** Refusals that any operation may answer with. Texts: `kit.error.<code>`. */
export const commonRefusals = {
  invalid_input: 400,
  authentication_required: 403,
  operator_required: 403,
  /** None of the operator's roles has the right that the operation needs (SAFE-6). */
  right_required: 403,
  /** The operator's last proof of the second factor is too old for this operation (SAFE-6). */
  step_up_required: 403,
  cross_site: 403,
  /** The caller is suspended or banned, and this operation is not open to them (DSA-6). */
  account_restricted: 403,
  not_found: 404,
  /** The operator asked for this act, so another operator approves it (SAFE-6). */
  own_request: 409,
  /** Nobody approved the act in time. */
  approval_expired: 409,
  /** The operator is new, or got new roles, and approves nothing before `at`. */
  approver_too_new: 409,
  /** The operator who asked for the act was disabled since. */
  asker_disabled: 409,
  /** A colleague has the item open, and decides it (SAFE-10). */
  held_by_colleague: 409,
  method_not_allowed: 405,
  /** The page belongs to a member who is no longer logged in here; another member is (CHAT-3). */
  other_member: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /**
   * The call needs a proof of work, or a wait of `seconds`. `challenge` is the task to solve, and the call is
   * repeated with the solution in the header `x-proof` (SAFE-8). `confirm` is `yes` for a member whom a
   * confirmed address spares the proof, and `no` for all others.
   */
  proof_required: 429,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type CommonRefusal = keyof typeof commonRefusals;

const parameters = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * The body of every error of every call (API-2): `application/problem+json` (RFC 9457). It has a stable
 * `code`, parameters, the localised text as `detail`, and for a 400 the invalid fields.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  params: parameters,
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))),
  authentication_required: z.optional(z.literal(true)),
});

export type Problem = z.output<typeof problem>;
