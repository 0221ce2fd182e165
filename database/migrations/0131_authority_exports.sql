-- Exports for authorities, reports to them, and the addresses that such reports need (CSAM-2, CSAM-3, DSA-5).

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in ('ban', 'code', 'release', 'evidence'));

create table evidence_exports (
  id bigint primary key default random_id(),
  client_id uuid not null unique,
  hold_id bigint not null references evidence_holds,
  member_id bigint not null references members,
  asked_by bigint not null references operators,
  asked_at timestamptz not null,
  authority text not null check (char_length(authority) between 1 and 120),
  case_number text check (char_length(case_number) between 1 and 80),
  legal_basis text not null check (legal_basis in
    ('us_2258a', 'uk_osa_66', 'dsa_18', 'court_order', 'authority_order')),
  scope text[] not null check (
    cardinality(scope) between 1 and 5
    and scope <@ array['account', 'connections', 'messages', 'pictures', 'payments']),
  -- The only conversation of the export. Null: all, if messages are in scope.
  conversation_id bigint,
  -- The account of what happened. Deleted when the member is erased after the release.
  words text check (char_length(words) between 1 and 6000),
  happened_at timestamptz,
  incident text not null check (incident in
    ('child_pornography', 'enticement', 'trafficking', 'threat', 'other')),
  -- From the approval on: the sealed file, and how long and how often it can be fetched.
  approved_by bigint references operators,
  storage_key text,
  sha256 bytea check (octet_length(sha256) = 32),
  ready_at timestamptz,
  expires_at timestamptz,
  fetched integer not null default 0 check (fetched between 0 and 3),
  constraint evidence_exports_one_conversation check (conversation_id is null or 'messages' = any (scope)),
  constraint evidence_exports_second_approves check (approved_by <> asked_by),
  constraint evidence_exports_ready check (ready_at is null or (approved_by is not null and sha256 is not null)),
  constraint evidence_exports_expire check (expires_at is null or ready_at is not null),
  constraint evidence_exports_fetched_ready check (fetched = 0 or ready_at is not null)
);
comment on table evidence_exports is 'safety: exports of held evidence for authorities, each approved by a second operator (CSAM-2)';
create index evidence_exports_of_hold on evidence_exports (hold_id, asked_at);
create index evidence_exports_of_member on evidence_exports (member_id);
create index evidence_exports_expiring on evidence_exports (expires_at) where storage_key is not null;

-- An export accounts for both operators: nobody deletes it, and only its state changes.
create function protect_evidence_exports() returns trigger language plpgsql as $$
declare
  state text[] := '{words,approved_by,storage_key,sha256,ready_at,expires_at,fetched}';
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an export for an authority stays on record' using errcode = 'insufficient_privilege';
  end if;
  if to_jsonb(new) - state <> to_jsonb(old) - state
    or (new.words is not null and new.words <> old.words)
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
    or new.fetched < old.fetched
  then
    raise exception 'an export for an authority never changes' using errcode = 'insufficient_privilege';
  end if;
  if old.approved_by is null and new.approved_by is not null and not exists (
    select from approvals where kind = 'evidence' and approved and asked_by = new.asked_by
      and decided_by = new.approved_by and payload ->> 'export' = new.id::text
  ) then
    raise exception 'two operators make an export' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger evidence_exports_stay before update or delete on evidence_exports
  for each row execute function protect_evidence_exports();
create trigger evidence_exports_stay_all before truncate on evidence_exports
  for each statement execute function protect_evidence_exports();

create table authority_reports (
  id bigint primary key default random_id(),
  client_id uuid not null unique,
  hold_id bigint not null references evidence_holds,
  member_id bigint not null references members,
  operator_id bigint not null references operators,
  authority text not null check (char_length(authority) between 1 and 120),
  -- The number that the authority gave the report.
  reference text not null check (char_length(reference) between 1 and 80),
  reported_at timestamptz not null,
  recorded_at timestamptz not null check (recorded_at >= reported_at)
);
comment on table authority_reports is 'safety: reports to the police and other authorities that were made, with number and date (DSA-5)';
create index authority_reports_of_hold on authority_reports (hold_id, reported_at);
create index authority_reports_of_member on authority_reports (member_id);

-- Address and port of the caller, sealed. Only an export for an authority opens them. Deleted with the event.
alter table security_events add column sealed_address bytea check (octet_length(sealed_address) <= 200);
