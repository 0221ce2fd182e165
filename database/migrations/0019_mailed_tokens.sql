create table mailed_tokens (
  token_hash bytea primary key,
  member_id bigint not null references members,
  purpose text not null check (purpose in ('password_reset', 'mail_change', 'mail_change_undo', 'deletion_undo')),
  -- The address to change to, or back to.
  email text check (email = lower(email) and char_length(email) <= 254),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((email is not null) = (purpose in ('mail_change', 'mail_change_undo')))
);
comment on table mailed_tokens is 'accounts: single-use links sent by mail, hashed; activation has a table of its own';
create index mailed_tokens_of_member on mailed_tokens (member_id, purpose);
