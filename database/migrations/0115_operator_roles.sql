-- Roles of operators (SAFE-6). Every operator so far could do everything, and becomes an administrator.
alter table operators
  add column roles text[] not null default '{administrator}',
  -- A new operator approves acts of others only after a day, so that nobody makes a second pair of eyes at once.
  add column approves_from timestamptz not null default now() + interval '24 hours',
  add constraint operators_known_roles check (
    roles <@ array['moderator', 'support', 'finance', 'editor', 'administrator']),
  add constraint operators_with_role check (disabled_at is not null or cardinality(roles) > 0);
alter table operators alter column roles drop default;
update operators set approves_from = created_at;

-- The last proof of the second factor in this session. The login is one.
alter table operator_sessions add column proven_at timestamptz;
update operator_sessions set proven_at = created_at;
alter table operator_sessions alter column proven_at set not null;

-- A look is a call that changed nothing. The platform records it.
alter table audit_entries
  add column look boolean not null default false,
  add column area text not null generated always as (split_part(action, '/', 1)) stored;
drop index audit_entries_of_operator;
drop index audit_entries_of_member;
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_of_operator on audit_entries (operator_id, at, id);
create index audit_entries_of_member on audit_entries (member_id, at, id) where member_id is not null;
create index audit_entries_of_subject on audit_entries (subject_id, at, id) where subject_id is not null;
create index audit_entries_of_action on audit_entries (action, at, id);
create index audit_entries_of_area on audit_entries (area, at, id);
