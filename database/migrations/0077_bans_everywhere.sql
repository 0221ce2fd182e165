-- A ban covers all brands of the operator (TRUST-9).

-- The case about another account of the same person that this one goes with. No foreign key: a ban outlives its case.
alter table reports add column follows bigint;
alter table restrictions
  add column follows bigint,
  add constraint restrictions_follow_bans check (follows is null or kind = 'banned');
create index restrictions_following on restrictions (follows) where follows is not null;

-- Of a ban on all sites, of a suspension on its own.
alter table barred_addresses add column everywhere boolean not null default false;
-- No suspension is that long.
update barred_addresses set everywhere = true where until > now() + interval '366 days';
create index barred_addresses_everywhere on barred_addresses (address_hash) where everywhere;

-- The accounts of one address on all sites.
create index addresses_by_email on addresses (email);

-- Whoever is suspended or banned gets no mail but what concerns their account, also none that was under way.
alter table addresses add column quiet boolean not null default false;
update addresses set quiet = true
where exists (select from restrictions where restrictions.member_id = addresses.member_id and kind <> 'hidden');

-- What made writing rest says something of somebody's health or money: it is forgotten while the rest itself may stand on,
-- for nothing but its member ends it (FIC-6, GDPR-9).
alter table fictional_ties
  drop constraint fictional_ties_check1,
  add constraint fictional_ties_cause_of_a_pause check (pause_cause is null or paused_at is not null);
create index fictional_ties_caused on fictional_ties (paused_at) where pause_cause is not null;
