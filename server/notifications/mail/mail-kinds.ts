/**
 * The kinds of mail there are, each with a file in every folder of `texts/mails/`. Transactional ones answer something
 * the member did or must know; optional ones come by themselves, so each carries a way to get no more of them (EML-1).
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
  new_members: 'optional',
} as const;

export type MailKind = keyof typeof mailKinds;
