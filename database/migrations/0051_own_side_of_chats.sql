-- What a member does with their own side of a conversation: silence it, and take a removal back (CHAT-7, NOTIF-1, NOTIF-3).
alter table participants
  add column muted boolean not null default false,
  -- Rises with each change that can go both ways (removed and taken back, muted and not): which of two versions is later.
  add column revision integer not null default 0,
  -- What the last removal began from, and when: only so long can it be taken back. Null: there is nothing to take back.
  add column removed_from integer,
  add column removed_at timestamptz,
  add constraint participants_removal_whole check ((removed_from is null) = (removed_at is null)),
  add constraint participants_removal_rose check (removed_from < removed_up_to);
