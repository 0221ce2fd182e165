-- Senders of unfounded reports again and again are warned, then suspended from reporting (DSA-5, decision 0096).

-- The hourly job reads the decisions of the last days along these.
create index decisions_no_breach on decisions (decided_at) where outcome = 'no_breach' and stage = 'first';
create index complaints_unfounded on complaints (answered_at) where outcome = 'not_upheld';

create table notifier_cases (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  -- A member, or the keyed hash of the address that a sender without an account gave.
  member_id bigint references members,
  address_hash bytea,
  -- A notice from that address, which holds the sealed address for our mails.
  complaint_id bigint references complaints on delete set null,
  origin text not null,
  opened_at timestamptz not null,
  -- Start of the wait for an operator: the opening, or the appeal.
  waits_since timestamptz not null,
  -- Unfounded and founded reports since the decision before.
  unfounded integer not null check (unfounded > 0),
  founded integer not null check (founded >= 0),
  decision text check (decision in ('none', 'warning', 'suspended')),
  -- The statement of reasons that the sender reads.
  facts text check (char_length(facts) between 1 and 2000),
  decided_by bigint references operators,
  decided_at timestamptz,
  until timestamptz,
  keep_until timestamptz,
  appeal text check (char_length(appeal) between 1 and 2000),
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('upheld', 'reversed')),
  appeal_reasons text check (char_length(appeal_reasons) between 1 and 2000),
  reviewed_by bigint references operators,
  reviewed_at timestamptz,
  reviewed_alone boolean not null default false,
  constraint notifier_cases_one_sender check (num_nonnulls(member_id, address_hash) = 1),
  constraint notifier_cases_decided check (num_nulls(decision, decided_by, decided_at, keep_until) in (0, 4)),
  constraint notifier_cases_reasoned check ((facts is not null) = coalesce(decision <> 'none', false)),
  constraint notifier_cases_until check ((until is not null) = coalesce(decision = 'suspended', false)),
  constraint notifier_cases_for_a_time check (until > decided_at and until <= decided_at + interval '181 days'),
  constraint notifier_cases_appealed check (
    num_nulls(appeal, appealed_at) in (0, 2) and (appeal is null or facts is not null)
  ),
  constraint notifier_cases_reviewed check (
    num_nulls(appeal_outcome, appeal_reasons, reviewed_by, reviewed_at) in (0, 4)
    and (reviewed_at is null or appealed_at is not null)
  ),
  constraint notifier_cases_by_another check (
    reviewed_by is null or reviewed_by <> decided_by
    or reviewed_alone and reviewed_at >= appealed_at + interval '7 days'
  )
);
comment on table notifier_cases is 'safety: senders of unfounded reports again and again, and what operators decided (DSA-5)';
create index notifier_cases_waiting on notifier_cases (waits_since, id)
  where decision is null or appealed_at is not null and reviewed_at is null;
create unique index notifier_cases_open_member on notifier_cases (member_id) where decision is null;
create unique index notifier_cases_open_address on notifier_cases (address_hash) where decision is null;
create index notifier_cases_of_member on notifier_cases (member_id) where member_id is not null;
create index notifier_cases_of_address on notifier_cases (address_hash) where address_hash is not null;
create index notifier_cases_over on notifier_cases (keep_until) where keep_until is not null;

-- A suspension follows a warning that holds, and reports from after the warning.
create function warned_before_suspension() returns trigger language plpgsql as $$
begin
  if not exists (
    select from notifier_cases warned
    where warned.decision in ('warning', 'suspended') and warned.decided_at <= new.opened_at
      and warned.appeal_outcome is distinct from 'reversed'
      and (warned.member_id = new.member_id or warned.address_hash = new.address_hash)
  ) then
    raise exception 'a warning comes before a suspension' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger notifier_cases_warned_first before update of decision on notifier_cases for each row
when (new.decision = 'suspended') execute function warned_before_suspension();

-- Members who exchanged messages with an account that was banned for fraud (US-2).
create table fraud_warnings (
  member_id bigint not null references members,
  banned_id bigint not null references members,
  -- The case of the ban. It has no reference, because a warning stays longer.
  report_id bigint not null,
  site_id smallint not null references sites,
  at timestamptz not null,
  mailed_at timestamptz,
  primary key (member_id, banned_id),
  constraint fraud_warnings_of_another check (member_id <> banned_id)
);
comment on table fraud_warnings is 'safety: members warned of an account that was banned for fraud, each once (US-2)';
create index fraud_warnings_of_banned on fraud_warnings (banned_id);
create index restrictions_frauds on restrictions (since) where kind = 'banned' and ground = 'fake_or_fraud';
