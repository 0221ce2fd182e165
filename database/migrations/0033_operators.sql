create table operators (
  id bigint primary key default random_id(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  -- Null until a set-up is finished, and again while disabled: then there is nothing to log in with.
  password_hash text,
  -- Encrypted with the master key: the table alone opens no console.
  sealed_secret bytea,
  -- The last 30-second step whose code was taken: a code works once (AUTH-13).
  last_step bigint,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check ((password_hash is null) = (sealed_secret is null)),
  check (disabled_at is null or password_hash is null)
);
comment on table operators is 'operators: who may log in to the console, always with a second step (SAFE-2)';

create table operator_set_ups (
  operator_id bigint primary key references operators,
  token_hash bytea not null unique,
  -- Shown from the first look at the link on, so that a second look does not void what was scanned.
  sealed_secret bytea,
  expires_at timestamptz not null
);
comment on table operator_set_ups is 'operators: links with which an operator chooses a password and an authenticator, once';

create table operator_recovery_codes (
  operator_id bigint not null references operators,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
comment on table operator_recovery_codes is 'operators: single-use codes for whoever lost their authenticator, hashed';

create table operator_pending_logins (
  token_hash bytea primary key,
  operator_id bigint not null references operators,
  expires_at timestamptz not null,
  -- Codes tried with it; after a few it is worth nothing (AUTH-13).
  tries smallint not null default 0
);
comment on table operator_pending_logins is 'operators: right passwords that still wait for their second step';
create index operator_pending_logins_of_operator on operator_pending_logins (operator_id);

create table operator_sessions (
  id bigint primary key default random_id(),
  operator_id bigint not null references operators,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table operator_sessions is 'operators: logins to the console, by the hash of their token';
create index operator_sessions_of_operator on operator_sessions (operator_id);

-- Columns of rate-limiter-flexible.
create table operator_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table operator_limits is 'operators: tries counted, and the locks they lead to; written by the limiter alone';
create index operator_limits_expire on operator_limits (expire);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: somebody at the command line of the service.
  operator_id bigint references operators,
  action text not null check (action ~ '^[a-z]+/[a-z-]{1,60}$'),
  -- The member it concerns. Nothing else of them stands here, and after an erasure the bare id stays (ACC-13).
  member_id bigint references members,
  -- What else it is about, such as a photo or another operator.
  subject_id bigint,
  -- Words and numbers of ours, never what somebody wrote.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
comment on table audit_entries is 'operators: every act of an operator, written once and never changed (SAFE-2)';
create index audit_entries_of_operator on audit_entries (operator_id, at);
create index audit_entries_of_member on audit_entries (member_id) where member_id is not null;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries takes new rows alone' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change_of_audit();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function refuse_change_of_audit();
