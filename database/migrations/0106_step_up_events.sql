-- Failures of the password and the second factor before a sensitive act are in the security log (OPS-6, AUTH-12).
alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in (
  'log_in', 'log_in_failed', 'log_in_locked', 'log_out_others', 'proof_failed', 'proof_locked',
  'reset_requested', 'password_reset', 'password_changed',
  'two_step_on', 'two_step_off', 'codes_renewed', 'passkey_added', 'passkey_removed',
  'mail_change_requested', 'mail_changed', 'mail_change_undone',
  'export_requested', 'export_fetched', 'deletion_requested', 'deletion_undone',
  'authority_refused', 'operator_read'));
