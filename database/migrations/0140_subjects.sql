-- The case whose decision removed an identical copy from another owner. Each owner has a case of their own,
-- with a statement and an appeal (NCII-1).
alter table reports add column copy_of bigint;
create index reports_copy_of on reports (copy_of) where copy_of is not null;
alter table decisions drop constraint decisions_lifted_where_restricting,
  add constraint decisions_lifted_where_restricting check (
    lifted_at is null or outcome in ('content_removed', 'suspended', 'banned')
  );
-- The console names a photo by its id alone.
create index photos_by_id on photos (id);
create index reports_of_photo on reports (photo_id) where photo_id is not null;

-- Keyed hashes of network and browser of the sender, deleted after 90 days. With them, many addresses of one person
-- count as one sender (SAFE-8).
alter table complaints
  add column network_hash bytea check (octet_length(network_hash) = 16),
  add column device_hash bytea check (octet_length(device_hash) = 16);
create index complaints_of_network on complaints (network_hash) where network_hash is not null;
create index complaints_of_device on complaints (device_hash) where device_hash is not null;

-- Moments at which the clock did not hide, because the site had reached its number for a day (SAFE-8).
alter table notice_subjects add column braked_at timestamptz;

-- Ids of networks and devices for the console, so that no hash is in an address (SAFE-5). They go after 90 days.
create table common_traces (
  id bigint primary key default random_id(),
  kind text not null check (kind in ('network', 'payment_device', 'report_device')),
  hash bytea not null check (octet_length(hash) = 16),
  created_at timestamptz not null,
  -- Nobody signs up from the network until then.
  braked_until timestamptz,
  braked_by bigint references operators,
  unique (kind, hash),
  constraint common_traces_brake check (num_nulls(braked_until, braked_by) in (0, 2)),
  constraint common_traces_brake_of_network check (braked_until is null or kind = 'network')
);
comment on table common_traces is 'accounts: ids of networks and devices that accounts have in common, for 90 days (SAFE-5)';
create index common_traces_by_age on common_traces (created_at);
