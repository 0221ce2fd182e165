import * as z from 'zod/mini';

/**
 * Events of a member's own account, which the member sees in the settings (OPS-6). `proof_failed`: a wrong
 * password, code or passkey before a sensitive act (AUTH-12).
 */
export const accountEventKinds = [
  'log_in',
  'log_in_failed',
  'log_in_locked',
  'log_out_others',
  'proof_failed',
  'proof_locked',
  'reset_requested',
  'password_reset',
  'password_changed',
  'two_step_on',
  'two_step_off',
  'codes_renewed',
  'passkey_added',
  'passkey_removed',
  'mail_change_requested',
  'mail_changed',
  'mail_change_undone',
  'export_requested',
  'export_fetched',
  'deletion_requested',
  'deletion_undone',
] as const;

export const accountEventKind = z.enum(accountEventKinds);

export type AccountEventKind = z.output<typeof accountEventKind>;

/**
 * Every kind of security event. `authority_refused`: a call of the console by a caller who is not an
 * operator. `operator_read`: an operator saw data of the member.
 */
export const securityEventKind = z.enum([...accountEventKinds, 'authority_refused', 'operator_read']);

export type SecurityEventKind = z.output<typeof securityEventKind>;
