-- Browsers in which an operator finished a login or a set-up (SAFE-8). Failures in them count apart.
create table operator_known_devices (
  operator_id bigint not null references operators,
  -- sha-256 of the operator's id and the device's cookie.
  device_hash bytea not null check (octet_length(device_hash) = 32),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (operator_id, device_hash)
);
comment on table operator_known_devices is 'operators: browsers an operator logged in with before, whose failures are counted apart';

-- The last proof of a second factor in this session: a code or a passkey (AUTH-12).
alter table sessions add column second_factor_at timestamptz;

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in (
    'log_in', 'log_in_failed', 'log_in_locked', 'log_out_others',
    'reset_requested', 'password_reset', 'password_changed',
    'two_step_on', 'two_step_off', 'codes_renewed', 'passkey_added', 'passkey_removed',
    'mail_change_requested', 'mail_changed', 'mail_change_undone',
    'export_requested', 'export_fetched', 'deletion_requested', 'deletion_undone',
    'authority_refused', 'operator_read')),
  -- The account. Null for an address without an account.
  member_id bigint references members,
  -- The operator who acted, or whose account was tried.
  operator_id bigint references operators,
  -- Operation that was refused or that showed the data, such as payments/find-payments.
  operation text check (operation ~ '^[a-z]+/[a-z-]{1,60}$'),
  -- HMAC of the network of the caller, never the address. Null for an operator's read.
  network_hash bytea check (octet_length(network_hash) = 16),
  -- Names of browser and system from a closed list.
  browser text check (char_length(browser) <= 60),
  system text check (char_length(system) <= 60),
  check (kind <> 'operator_read' or (operator_id is not null and operation is not null)),
  check (kind <> 'authority_refused' or operation is not null)
);
comment on table security_events is 'operators: logins, failures, changes of factors and reads by operators, kept for 90 days (OPS-6)';
create index security_events_of_member on security_events (member_id, id) where member_id is not null;
create index security_events_of_operator on security_events (operator_id, id) where operator_id is not null;
create index security_events_by_time on security_events (at);

-- Nobody changes an event, and nobody deletes one early. An erased account's own events go with it, except
-- the reads by operators, which account for the operators.
create function protect_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '90 days' then return old; end if;
    if old.kind <> 'operator_read' and exists (
      select from members where id = old.member_id and erased_at is not null
    ) then return old; end if;
  end if;
  raise exception 'security_events takes new rows alone for 90 days' using errcode = 'insufficient_privilege';
end
$$;
create trigger security_events_stay before update or delete on security_events
  for each row execute function protect_security_events();
create trigger security_events_stay_all before truncate on security_events
  for each statement execute function protect_security_events();
