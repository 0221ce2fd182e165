import type { MailSubject } from '#contract/notifications/change-subscription.ts';

/**
 * The kinds of mail. Each has a file in every folder of `texts/mails/`. Transactional mails answer an action
 * of the member or contain what they must know. Optional mails are sent on our initiative, so each carries an
 * unsubscribe link (EML-1).
 */
export const mailKinds = {
  activation: 'transactional',
  activation_reminder: 'optional',
  account_exists: 'transactional',
  password_reset: 'transactional',
  password_changed: 'transactional',
  mail_change: 'transactional',
  mail_changed: 'transactional',
  mail_change_taken: 'transactional',
  new_login: 'transactional',
  two_step_changed: 'transactional',
  deletion: 'transactional',
  deletion_undone: 'transactional',
  export_ready: 'transactional',
  report_taken: 'transactional',
  report_decided: 'transactional',
  complaint_taken: 'transactional',
  complaint_answered: 'transactional',
  flagger_key: 'transactional',
  from_operator: 'transactional',
  queue_deadlines: 'transactional',
  security_alarm: 'transactional',
  moderation_alarm: 'transactional',
  approval_waits: 'transactional',
  operators_changed: 'transactional',
  operator_invited: 'transactional',
  decision: 'transactional',
  photo_refused: 'transactional',
  appeal_decided: 'transactional',
  profile_hidden: 'transactional',
  picture_hidden: 'transactional',
  account_suspended: 'transactional',
  account_banned: 'transactional',
  restriction_ended: 'transactional',
  reporting_decision: 'transactional',
  fraud_warning: 'transactional',
  withdrawal_received: 'transactional',
  unspent_refund: 'transactional',
  withdrawal_unmatched: 'transactional',
  withdrawal_answered: 'transactional',
  refund_done: 'transactional',
  refund_failed: 'transactional',
  payment_returned: 'transactional',
  purchase: 'transactional',
  start_requested: 'transactional',
  new_terms: 'transactional',
  payment_failed: 'transactional',
  money_back: 'transactional',
  direct_debit_mandate: 'transactional',
  direct_debit_notice: 'transactional',
  direct_debit_failed: 'transactional',
  new_members: 'optional',
  new_message: 'optional',
  new_like: 'optional',
  new_match: 'optional',
  daily_news: 'optional',
} as const;

export type MailKind = keyof typeof mailKinds;

/**
 * The subject that the unsubscribe link of such a mail ends. The link of any other optional mail ends all of
 * them.
 */
export const subjectOfKind: Partial<Record<MailKind, MailSubject>> = {
  new_message: 'message',
  new_like: 'like',
  new_match: 'match',
  daily_news: 'daily',
};
