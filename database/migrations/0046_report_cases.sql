-- A report becomes a case: claimed by one operator, decided with reasons, appealed once, and gone after a fixed time
-- (SAFE-1, SAFE-2, TRUST-4, DSA-2, DSA-3; decision 0026).
alter table reports
  -- What was said, and which message of it is meant. No foreign keys: the evidence outlives what it shows.
  add column conversation_id bigint,
  add column message_seq integer check (message_seq > 0),
  -- The address of the site it was reported on, for the links of the mails about it.
  add column origin text not null default '',
  add column claimed_by bigint references operators,
  add column claimed_until timestamptz,
  -- Until when a closed case is kept.
  add column keep_until timestamptz,
  add constraint reports_claim check ((claimed_by is null) = (claimed_until is null)),
  add constraint reports_message_of_a_conversation check (message_seq is null or conversation_id is not null),
  add constraint reports_photo_or_words check (photo_id is null or conversation_id is null);
update reports set keep_until = now() + interval '200 days' where status = 'closed';
alter table reports drop constraint reports_status_check;
alter table reports
  -- 'appealed': decided, and its member asks for another look.
  add constraint reports_status_check check (status in ('open', 'closed', 'appealed')),
  add constraint reports_kept_until_when check ((status = 'closed') = (keep_until is not null));

drop index reports_once;
create unique index reports_once on reports
  (reporter_id, member_id, coalesce(photo_id, 0), coalesce(conversation_id, 0), coalesce(message_seq, 0))
  where status = 'open';
-- The queue of the operators: who may be a minor first, then the oldest (AGE-4, DSA-7).
create index reports_waiting on reports ((reason <> 'underage'), created_at, id) where status <> 'closed';
create index reports_over on reports (keep_until) where status = 'closed';

create table decisions (
  report_id bigint not null references reports on delete cascade,
  -- 'first', or 'appeal': what became of it when its member asked for another look.
  stage text not null check (stage in ('first', 'appeal')),
  operator_id bigint not null references operators,
  outcome text not null check (
    case stage
      when 'first' then outcome in ('no_breach', 'warning', 'content_removed', 'withheld')
      else outcome in ('upheld', 'reversed')
    end
  ),
  -- The rule that was broken (DSA-2).
  ground text check (ground ~ '^[a-z_]{1,40}$'),
  decided_at timestamptz not null,
  -- A case is decided once, and its appeal once, whoever presses at the same time.
  primary key (report_id, stage),
  check ((ground is null) = (outcome in ('no_breach', 'upheld', 'reversed')))
);
comment on table decisions is 'safety: what operators decided on reports, each with the rule it rests on';

create table appeals (
  report_id bigint primary key references reports on delete cascade,
  words text not null check (char_length(words) between 1 and 2000),
  created_at timestamptz not null
);
comment on table appeals is 'safety: what members bring against a decision, once';

create table report_pictures (
  id bigint primary key default random_id(),
  -- Null: the report was not filed after all, or is gone; the file goes with the next purge.
  report_id bigint references reports on delete set null,
  photo_id bigint not null,
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null
);
comment on table report_pictures is 'safety: photos as they were when they were reported; their files lie under evidence/';
create index report_pictures_of_report on report_pictures (report_id);
