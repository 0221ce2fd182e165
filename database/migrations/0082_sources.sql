-- Where a member came from is kept with them only as they allowed it, in which words and when (MEET-9, GDPR-2, GDPR-11):
-- what was kept before anybody was asked goes.
delete from traffic_sources;
alter table traffic_sources
  add column site_id smallint not null references sites,
  add column recorded_at timestamptz not null,
  add column consent_version text not null check (char_length(consent_version) <= 40),
  add column consent_language text not null check (consent_language ~ '^[a-z]{2}$'),
  add column consented_at timestamptz not null,
  add column withdrawn_at timestamptz,
  add constraint traffic_sources_withdrawn check (
    withdrawn_at is null or num_nonnulls(network, ref, sub1, sub2, sub3) = 0
  );
create index traffic_sources_recorded on traffic_sources (site_id, recorded_at) where withdrawn_at is null;

-- Counts of a day, without anybody in them.
create table source_counts (
  site_id smallint not null references sites,
  day date not null,
  -- Digest of the words that follow: as they are they may be longer than an index takes.
  source_key bytea not null check (octet_length(source_key) = 32),
  page text not null check (char_length(page) <= 100),
  network text not null check (char_length(network) <= 200),
  ref text not null check (char_length(ref) <= 200),
  sub1 text not null check (char_length(sub1) <= 200),
  sub2 text not null check (char_length(sub2) <= 200),
  sub3 text not null check (char_length(sub3) <= 200),
  arrived integer not null default 0 check (arrived >= 0),
  went_on integer not null default 0 check (went_on >= 0),
  signed_up integer not null default 0 check (signed_up >= 0),
  primary key (site_id, day, source_key)
);
comment on table source_counts is 'tracking: how many came by which link on a day, and what became of it; tied to nobody (MEET-9)';
