/** The refusals that apply to every kind of message. */
export const writingRefusals = {
  insufficient_credits: 409,
  /** The usable credits do not suffice, and the waiting ones would: ask the member for the start (CRED-14). */
  start_consent_required: 409,
  client_id_reused: 409,
  own_profile: 409,
  premium_only: 409,
  confirm_first: 403,
  fictional_not_acknowledged: 409,
  fictional_paused: 409,
  under_review: 403,
  alike_openers: 409,
} as const;
