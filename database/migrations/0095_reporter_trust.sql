-- Automatic hiding needs trustworthy reporters and has a brake (SAFE-8, decision 0063).

-- The trust in a reporter at the moment of the report. Network and device are keyed hashes, removed after 90 days.
create table reporter_trust (
  report_id bigint primary key references reports on delete cascade,
  standing text not null check (standing in ('none', 'known', 'established')),
  -- Whole days since the address was confirmed; null: it is not confirmed.
  confirmed_days integer check (confirmed_days >= 0),
  -- Reports of the reporter that ended in a measure.
  upheld integer not null check (upheld >= 0),
  -- Members whom the reporter, or their device, called a minor without cause.
  rejected integer not null check (rejected >= 0),
  signed_up_at timestamptz not null,
  network_hash bytea check (length(network_hash) = 16),
  device_hash bytea check (length(device_hash) = 16),
  -- The first report of the wave that this report belongs to; its own id if it starts one.
  wave bigint not null,
  -- When this report alarmed the operators.
  alarmed_at timestamptz,
  constraint reporter_trust_standing_needs_confirmation check (standing = 'none' or confirmed_days is not null)
);
comment on table reporter_trust is 'safety: the trust in the reporter of each report, at the moment of the report';
create index reporter_trust_of_device on reporter_trust (device_hash) where device_hash is not null;
create index reporter_trust_of_wave on reporter_trust (wave);
create index reporter_trust_alarmed on reporter_trust (alarmed_at) where alarmed_at is not null;

-- The cause of each automatic hiding. The restriction of the same report ends; its cause stays with the report.
create table automatic_measures (
  report_id bigint primary key references reports on delete cascade,
  site_id smallint not null references sites,
  -- 'before_trust': hidden by the word of any one member, before this rule existed.
  rule text not null check (rule in ('established_reporter', 'independent_reporters', 'before_trust')),
  since timestamptz not null
);
comment on table automatic_measures is 'safety: why a member was hidden without an operator';
create index automatic_measures_of_site on automatic_measures (site_id, since);

create table automatic_measure_reporters (
  report_id bigint not null references automatic_measures on delete cascade,
  -- The report of this reporter.
  witness_id bigint not null references reports on delete cascade,
  standing text not null check (standing in ('known', 'established')),
  confirmed_days integer not null check (confirmed_days >= 0),
  upheld integer not null check (upheld >= 0),
  rejected integer not null check (rejected >= 0),
  primary key (report_id, witness_id)
);
comment on table automatic_measure_reporters is 'safety: the reporters who caused an automatic hiding, with the trust in them at that moment';
create index automatic_measure_reporters_of_witness on automatic_measure_reporters (witness_id);

create table automatic_brakes (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  since timestamptz not null,
  -- Members hidden in the period that engaged the brake.
  hidden integer not null check (hidden >= 0),
  released_at timestamptz,
  released_by bigint references operators,
  constraint automatic_brakes_release check ((released_at is null) = (released_by is null) and released_at >= since)
);
comment on table automatic_brakes is 'safety: when a site stopped hiding members automatically, and who released it';
create unique index automatic_brakes_on on automatic_brakes (site_id) where released_at is null;
create index automatic_brakes_released on automatic_brakes (site_id, released_at);

insert into automatic_measures (report_id, site_id, rule, since)
select restrictions.report_id, restrictions.site_id, 'before_trust', restrictions.since
from restrictions join reports on reports.id = restrictions.report_id
where restrictions.kind = 'hidden';

-- Photos of a member whose address was never confirmed are for their owner alone, like their profile (ACC-6).
update photos set withheld = true
from profiles join addresses on addresses.member_id = profiles.member_id
where photos.member_id = profiles.member_id and not photos.withheld
  and profiles.status = 'disabled' and profiles.held_status is null and not profiles.fictional
  and addresses.verified_at is null;
