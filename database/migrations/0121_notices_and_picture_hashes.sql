-- Hashes of the bytes of each stored picture, so that identical copies are found (NCII-1). Pictures from before
-- have no row yet: the job `photos/fill-hashes` adds them.
create table picture_hashes (
  path text primary key check (path ~ '^[a-z0-9/_-]{1,200}$'),
  -- The file as it was sent. Null for a picture from before, whose sent file is deleted.
  sent bytea check (octet_length(sent) = 32),
  -- The stored picture, re-encoded without metadata. Null if its file was missing.
  stored bytea check (octet_length(stored) = 32)
);
comment on table picture_hashes is 'photos: SHA-256 of the bytes of each picture, as sent and as stored (NCII-1)';
create index picture_hashes_sent on picture_hashes (sent) where sent is not null;
create index picture_hashes_stored on picture_hashes (stored) where stored is not null;

create table refused_hashes (
  hash bytea primary key check (octet_length(hash) = 32),
  reason text not null check (reason in ('intimate_image', 'minors')),
  -- The case whose decision refused it. It has no reference, because the entry stays longer than the case.
  report_id bigint not null,
  since timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz,
  check ((attempts = 0) = (last_attempt_at is null))
);
comment on table refused_hashes is 'photos: hashes of removed pictures that nobody may upload again (CSAM-1)';
create index refused_hashes_newest on refused_hashes (since desc, hash);
create index refused_hashes_of_report on refused_hashes (report_id);

create table hidden_pictures (
  path text primary key check (path ~ '^[a-z0-9/_-]{1,200}$'),
  -- The case behind it.
  report_id bigint not null,
  cause text not null check (cause in ('operator', 'clock', 'removed')),
  -- It gets its place as the main photo back when it is shown again.
  was_main boolean not null,
  since timestamptz not null
);
comment on table hidden_pictures is 'photos: single pictures that nobody else sees, each with its case (NCII-1)';
create index hidden_pictures_of_report on hidden_pictures (report_id);

create table notice_subjects (
  complaint_id bigint primary key references complaints on delete cascade,
  member_id bigint not null references members (id),
  -- The picture; null if the notice names the profile as a whole.
  path text check (path ~ '^[a-z0-9/_-]{1,200}$'),
  -- The operator who found the subject; null if the address of the notice named it.
  resolved_by bigint references operators (id),
  -- The case that the notice became.
  report_id bigint,
  -- When the clock of 48 hours acted on the notice, or found nothing to hide.
  clock_at timestamptz
);
comment on table notice_subjects is 'safety: the member or picture that a notice is about (DSA-1)';
create index notice_subjects_of_member on notice_subjects (member_id);
create index notice_subjects_of_report on notice_subjects (report_id) where report_id is not null;

-- Operators and the clock hide profiles as well. Both store their cause like reports do.
alter table automatic_measures drop constraint automatic_measures_rule_check;
alter table automatic_measures add constraint automatic_measures_rule_check
  check (rule in ('established_reporter', 'independent_reporters', 'before_trust', 'operator'));
