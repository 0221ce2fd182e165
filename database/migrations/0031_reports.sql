-- What a member tells us of another one. The evidence is frozen when it is told: what was shown then, in `snapshot`
-- (TRUST-4, FIC-14). An open case outlives both accounts (ACC-13).
create table reports (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  -- Null once the reporter is erased.
  reporter_id bigint references members,
  member_id bigint not null references members,
  -- The photo of the member that is meant; null: the profile.
  photo_id bigint,
  reason text not null check (reason in ('fake', 'underage', 'offensive', 'spam', 'stolen_photo', 'thought_real', 'other')),
  words text check (char_length(words) between 1 and 1000),
  snapshot jsonb not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now(),
  check (reporter_id <> member_id)
);
comment on table reports is 'safety: what members report of each other';
-- The same by the same member is one case while it is open.
create unique index reports_once on reports (reporter_id, member_id, coalesce(photo_id, 0)) where status = 'open';
create index reports_by_reporter on reports (reporter_id, created_at desc);
create index reports_of_member on reports (member_id);
