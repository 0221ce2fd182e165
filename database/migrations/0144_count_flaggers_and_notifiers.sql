-- Counts notices of trusted flaggers, and suspensions of senders of unfounded reports (DSA-4, decision 0095).

-- The sender of a complaint or notice.
create or replace function moderation_sender(complaint complaints) returns text language sql immutable as $$
  select case
    when complaint.flagger_id is not null then 'trusted_flagger'
    when complaint.member_id is null then 'visitor'
    else 'member'
  end
$$;

alter table moderation_events
  -- The case of a sender of reports, as long as it exists.
  add column notifier_case_id bigint references notifier_cases on delete set null,
  drop constraint moderation_events_one_link,
  add constraint moderation_events_one_link check (num_nonnulls(report_id, complaint_id, notifier_case_id) <= 1);
create unique index moderation_events_of_notifier
on moderation_events (notifier_case_id, kind) where notifier_case_id is not null;

create or replace function keep_moderation_events() returns trigger language plpgsql as $$
declare
  links constant text[] := '{report_id,complaint_id,notifier_case_id}';
begin
  -- Only the deletion of the case removes its link.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and to_jsonb(old) - links = to_jsonb(new) - links
    and coalesce(new.report_id, new.complaint_id, new.notifier_case_id) is null then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- A suspension from reporting, and its end by an appeal. A warning has no column in the report.
create function expected_notifier_events() returns table (
  notifier_case_id bigint, site_id smallint, day date, kind text, about text, category text, outcome text,
  measure text, ground text
) language sql stable as $$
  select id, site_id, moderation_day(decided_at), 'measure', 'case', moderation_category('against_terms'), null,
    'notifier_suspended', 'against_terms'
  from notifier_cases where decision = 'suspended'
  union all
  select id, site_id, moderation_day(reviewed_at), 'undone', 'case', moderation_category('against_terms'), 'appeal',
    'notifier_suspended', 'against_terms'
  from notifier_cases where decision = 'suspended' and appeal_outcome = 'reversed'
$$;

create function count_notifier_case(notifier_case bigint) returns void language sql as $$
  insert into moderation_events (notifier_case_id, site_id, day, kind, about, source, category, outcome, measure,
    ground, basis)
  select notifier_case_id, site_id, day, kind, about, 'own', category, outcome, measure, ground,
    moderation_basis(ground)
  from expected_notifier_events() where notifier_case_id = notifier_case on conflict do nothing;
$$;

create or replace function count_moderation() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'complaints' then perform count_complaint(new.id);
  elsif tg_table_name = 'notifier_cases' then perform count_notifier_case(new.id);
  elsif tg_table_name = 'reports' then perform count_case(new.id);
  else perform count_case(new.report_id);
  end if;
  return null;
end
$$;
create constraint trigger notifier_cases_count_moderation
after insert or update of decision, appeal_outcome on notifier_cases
deferrable initially deferred for each row execute function count_moderation();

-- The cases that exist already.
select count_notifier_case(id) from notifier_cases where decision = 'suspended';
