-- A kind of mail comes at once, or with everything else once a day; a daily one that is not wanted any more keeps its mark,
-- so that whoever takes that back has it as it was (NOTIF-1).
alter table notification_choices
  add column daily boolean not null default false,
  add constraint notification_choices_daily_check check (not daily or channel = 'mail');

alter table addresses
  -- Where the member's day begins and ends, as their browser said when they chose one mail a day.
  add column time_zone text check (char_length(time_zone) <= 64),
  -- Pushes say who wrote and the first words: a member's own choice (PUSH-9).
  add column push_previews boolean not null default false;

create table mailed_notices (
  member_id bigint not null references members,
  kind text not null check (kind in ('message', 'like', 'match', 'daily')),
  -- The conversation; 0 where a kind has no parts.
  about_id bigint not null,
  mailed_at timestamptz not null,
  primary key (member_id, kind, about_id)
);
comment on table mailed_notices is 'notifications: until when a member was told by mail of what, so that nothing is told twice or too often (NOTIF-1)';

-- Whoever stores a device and whoever ends its login meet in this row: the later one finds what the earlier one did.
create table push_sessions (
  session_id bigint primary key,
  ended_at timestamptz
);
comment on table push_sessions is 'notifications: logins that asked for push, and for a day those that ended: their devices get nothing, nor are stored (PUSH-9)';
create index push_sessions_ended on push_sessions (ended_at) where ended_at is not null;
