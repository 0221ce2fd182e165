-- What the service itself says in a conversation stands there as a message of its own kind (FIC-5, FIC-6); `image` is
-- said here as well, so that the two may come in any order.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'gift', 'image', 'system'));
alter table messages add constraint messages_notice_is_known check (
  kind <> 'system' or body in ('fictional', 'lonely', 'money', 'health', 'meeting', 'spending')
);
-- Whose act a message is: nothing automatic may ever be shown as a person's (FIC-8).
alter table messages add column origin text not null default 'member'
  check (origin in ('member', 'operator', 'ai', 'system'));
alter table messages add constraint messages_notice_is_ours check (kind <> 'system' or origin = 'system');
-- What fictional members said up to now, the demo wrote.
update messages set origin = 'system'
from profiles where profiles.member_id = messages.sender_id and profiles.fictional;

create table fictional_ties (
  member_id bigint not null references members,
  profile_id bigint not null references members,
  -- The proof of what was shown before the first message, in which language, and when (FIC-4, FIC-14).
  acknowledged_at timestamptz not null,
  locale text not null,
  label text not null,
  words text not null,
  -- Credits spent on this profile since the member last chose to go on (FIC-6).
  spent integer not null default 0 check (spent >= 0),
  -- Writing rests since then, until the member goes on (FIC-6).
  paused_at timestamptz,
  pause_cause text check (pause_cause in ('lonely', 'money', 'health', 'meeting', 'spending')),
  resumed_at timestamptz,
  primary key (member_id, profile_id),
  check (member_id <> profile_id),
  check ((paused_at is null) = (pause_cause is null))
);
create index fictional_ties_profile on fictional_ties (profile_id);
comment on table fictional_ties is 'chat: what a member was told of a fictional profile, and whether writing to it rests';
