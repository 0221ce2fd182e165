-- Counts of moderation without persons. They outlive the cases (SAFE-7, DSA-4, decision 0095).
create table moderation_events (
  -- Random: the order of the rows tells nothing.
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  -- In UTC. The moment is not stored.
  day date not null,
  kind text not null check (
    kind in ('received', 'decided', 'measure', 'reviewed', 'undone', 'appeal', 'appeal_decided', 'order', 'dispute')
  ),
  -- A notice of Art. 16, a complaint about the service, a case of our own, or an act from outside the service.
  about text not null check (about in ('notice', 'complaint', 'case', 'outside')),
  source text not null check (source in ('member', 'visitor', 'trusted_flagger', 'own', 'authority')),
  -- The reason of the report, or the subject of the complaint.
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  -- A category of the template for transparency reports.
  category text not null check (
    category in (
      'protection_of_minors', 'cyber_violence', 'harmful_speech', 'scams_and_fraud', 'privacy', 'consumer_information',
      'intellectual_property', 'violence', 'self_harm', 'public_security', 'terms', 'not_specified'
    )
  ),
  outcome text check (outcome ~ '^[a-z_]{1,40}$'),
  measure text check (measure ~ '^[a-z_]{1,40}$'),
  ground text check (ground ~ '^[a-z_]{1,40}$'),
  basis text check (basis in ('law', 'terms')),
  automated boolean not null default false,
  -- The side that appealed.
  by text check (by in ('member', 'reporter')),
  -- A report about the same subject as earlier ones of that day (decision 0063).
  repeated boolean not null default false,
  -- The trust in the reporter at that moment.
  standing text check (standing in ('none', 'known', 'established')),
  -- Whole hours since the notice, the appeal or the order arrived.
  hours integer check (hours >= 0),
  -- The authority's country, for an order.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Minus one takes back an entry that an operator made by hand.
  number smallint not null default 1 check (number = 1 or number = -1 and about = 'outside'),
  -- Idempotency key of an entry by hand.
  client_id uuid unique,
  -- The case, as long as it exists. Its deletion removes the link.
  report_id bigint references reports on delete set null,
  complaint_id bigint references complaints on delete set null,
  constraint moderation_events_one_link check (report_id is null or complaint_id is null),
  constraint moderation_events_by_hand check ((about = 'outside') = (client_id is not null)),
  constraint moderation_events_outside check ((about = 'outside') = (kind in ('order', 'dispute'))),
  constraint moderation_events_measure check ((measure is not null) = (kind in ('measure', 'reviewed', 'undone', 'order'))),
  constraint moderation_events_ground check ((ground is null) = (basis is null)),
  constraint moderation_events_outcome check (
    (outcome is not null) = (kind in ('decided', 'reviewed', 'undone', 'appeal_decided', 'dispute'))
  ),
  constraint moderation_events_appellant check ((by is not null) = (kind in ('appeal', 'appeal_decided')))
);
comment on table moderation_events is 'safety: what happened in moderation, without persons, append-only (SAFE-7, DSA-4)';

-- The same event of a case counts once, whatever calls the trigger.
create unique index moderation_events_of_report
on moderation_events (report_id, kind, (coalesce(measure, '')), (coalesce(by, ''))) where report_id is not null;
create unique index moderation_events_of_complaint
on moderation_events (complaint_id, kind) where complaint_id is not null;
create index moderation_events_of_day on moderation_events (site_id, day);

create function keep_moderation_events() returns trigger language plpgsql as $$
begin
  -- Only the deletion of the case removes its link.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(old) - '{report_id,complaint_id}'::text[] = to_jsonb(new) - '{report_id,complaint_id}'::text[]
    and coalesce(new.report_id, new.complaint_id) is null then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger moderation_events_stay before update or delete on moderation_events
for each row execute function keep_moderation_events();
create trigger moderation_events_stay_all before truncate on moderation_events
for each statement execute function refuse_change();

-- The category of a reason, of a complaint's subject, or of a ground.
create function moderation_category(word text) returns text language sql immutable as $$
  select case word
    when 'underage' then 'protection_of_minors'
    when 'intimate_image' then 'cyber_violence'
    when 'threat' then 'cyber_violence'
    when 'unwanted_sexual' then 'cyber_violence'
    when 'offensive' then 'harmful_speech'
    when 'fake' then 'scams_and_fraud'
    when 'fake_or_fraud' then 'scams_and_fraud'
    when 'extortion' then 'scams_and_fraud'
    when 'stolen_photo' then 'privacy'
    when 'privacy' then 'privacy'
    when 'thought_real' then 'consumer_information'
    when 'spam' then 'terms'
    when 'against_terms' then 'terms'
    else 'not_specified'
  end
$$;

create function moderation_basis(ground text) returns text language sql immutable as $$
  select case when ground in ('intimate_image', 'extortion', 'illegal') then 'law' when ground is not null then 'terms' end
$$;

-- The ground of a hiding that waits for a decision.
create function moderation_ground(reason text) returns text language sql immutable as $$
  select case
    when reason in ('underage', 'intimate_image', 'extortion') then reason
    when reason = 'fake' then 'fake_or_fraud'
    when reason = 'threat' then 'offensive'
    else 'against_terms'
  end
$$;

create function moderation_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'UTC')::date
$$;

create function moderation_hours(since timestamptz, until timestamptz) returns integer language sql immutable as $$
  select greatest(0, round(extract(epoch from until - since) / 3600))::integer
$$;

-- The sender of a complaint or notice.
create function moderation_sender(complaint complaints) returns text language sql immutable as $$
  select case when complaint.member_id is null then 'visitor' else 'member' end
$$;

create function is_notice(subject text) returns boolean language sql immutable as $$
  select subject in ('content', 'intimate_image', 'underage', 'threat', 'extortion')
$$;

-- The facts of a case that its events share. A case about a further account of a person has the source of the first.
create function moderation_cases() returns table (
  report_id bigint, site_id smallint, about text, source text, reason text, is_review boolean, since timestamptz
) language sql stable as $$
  select reports.id, reports.site_id,
    case when reports.source = 'member' and reports.follows is null then 'notice' else 'case' end,
    case coalesce(origin.source, 'operator')
      when 'member' then 'member'
      when 'notice' then case when complaints.id is null then 'visitor' else moderation_sender(complaints) end
      else 'own'
    end,
    reports.reason, reports.source = 'review', coalesce(complaints.created_at, reports.created_at)
  from reports
  left join reports origin on origin.id = coalesce(reports.follows, reports.id)
  left join complaints on complaints.id = reports.complaint_id
$$;

-- The events that the cases of this moment explain. Counting and the nightly check both read it.
create function expected_case_events() returns table (
  report_id bigint, site_id smallint, day date, kind text, about text, source text, reason text, category text,
  outcome text, measure text, ground text, automated boolean, by text, repeated boolean, standing text, hours integer
) language sql stable as $$
  select of.report_id, of.site_id, moderation_day(reports.created_at), 'received', of.about, of.source, of.reason,
    moderation_category(of.reason), null, null, null, false, null,
    coalesce(trust.wave <> of.report_id, false), trust.standing, null::integer
  from moderation_cases() of join reports on reports.id = of.report_id
  left join reporter_trust trust on trust.report_id = of.report_id
  union all
  -- The first decision. A later one after a reopening adds measures alone.
  select of.report_id, of.site_id, moderation_day(decisions.decided_at), 'decided', of.about, of.source, of.reason,
    moderation_category(of.reason),
    case when decisions.ground is null then decisions.outcome else 'measure' end, null, decisions.ground, false, null,
    false, null, moderation_hours(of.since, decisions.decided_at)
  from moderation_cases() of join decisions on decisions.report_id = of.report_id
  where decisions.stage = 'overturned' or decisions.stage = 'first' and not exists (
    select from decisions earlier where earlier.report_id = of.report_id and earlier.stage = 'overturned')
  union all
  select of.report_id, of.site_id, moderation_day(decisions.decided_at), 'measure', of.about, of.source, of.reason,
    moderation_category(decisions.ground), null, case when of.is_review then 'photo_refused' else taken end,
    decisions.ground, false, null, false, null, moderation_hours(of.since, decisions.decided_at)
  from moderation_cases() of join decisions on decisions.report_id = of.report_id and decisions.stage = 'first'
  cross join unnest(decisions.measures) taken
  union all
  -- Ended early although the decision was right, and not after a successful appeal.
  select of.report_id, of.site_id, moderation_day(decisions.lifted_at), 'undone', of.about, of.source, of.reason,
    moderation_category(decisions.ground), 'lifted', decisions.outcome, decisions.ground, false, null, false, null, null
  from moderation_cases() of join decisions on decisions.report_id = of.report_id and decisions.stage = 'first'
  left join decisions review on review.report_id = of.report_id and review.stage = 'appeal'
    and review.outcome = 'reversed' and review.decided_at <= decisions.lifted_at
  where decisions.lifted_at is not null and review.report_id is null
  union all
  select of.report_id, of.site_id, moderation_day(review.decided_at), 'undone', of.about, of.source, of.reason,
    moderation_category(decisions.ground), 'appeal', case when of.is_review then 'photo_refused' else taken end,
    decisions.ground, false, null, false, null, null
  from moderation_cases() of join decisions on decisions.report_id = of.report_id and decisions.stage = 'first'
  join decisions review on review.report_id = of.report_id and review.stage = 'appeal' and review.outcome = 'reversed'
  cross join unnest(decisions.measures) taken
  where decisions.lifted_at is null or taken <> decisions.outcome or review.decided_at <= decisions.lifted_at
  union all
  select of.report_id, of.site_id, moderation_day(appeals.created_at), 'appeal', of.about, of.source, of.reason,
    moderation_category(of.reason), null, null, null, false, appeals.by, false, null, null
  from moderation_cases() of join appeals on appeals.report_id = of.report_id
  union all
  select of.report_id, of.site_id, moderation_day(review.decided_at), 'appeal_decided', of.about, of.source, of.reason,
    moderation_category(of.reason), review.outcome, null, null, false,
    case review.stage when 'appeal' then 'member' else 'reporter' end, false, null,
    moderation_hours(appeals.created_at, review.decided_at)
  from moderation_cases() of join decisions review on review.report_id = of.report_id
    and review.stage in ('appeal', 'reporter_appeal')
  left join appeals on appeals.report_id = of.report_id
    and appeals.by = case review.stage when 'appeal' then 'member' else 'reporter' end
  union all
  select of.report_id, of.site_id, moderation_day(hiding.since), 'measure', of.about, of.source, of.reason,
    moderation_category(of.reason), null, 'hidden', moderation_ground(of.reason), hiding.rule <> 'operator', null, false,
    null, moderation_hours(of.since, hiding.since)
  from moderation_cases() of join automatic_measures hiding on hiding.report_id = of.report_id
  union all
  -- All pictures of a case are one measure, by the one that was hidden first.
  select distinct on (of.report_id) of.report_id, of.site_id, moderation_day(hiding.since), 'measure', of.about,
    of.source, of.reason, moderation_category(of.reason), null, 'picture_hidden', moderation_ground(of.reason),
    hiding.cause = 'clock', null, false, null, moderation_hours(of.since, hiding.since)
  from moderation_cases() of join hidden_pictures hiding on hiding.report_id = of.report_id
  where hiding.cause in ('operator', 'clock')
  union all
  -- The decision confirms a hiding, or finds that it was a mistake.
  select of.report_id, of.site_id, moderation_day(decisions.decided_at), 'reviewed', of.about, of.source, of.reason,
    moderation_category(of.reason), case when decisions.ground is null then 'mistake' else 'confirmed' end,
    hiding.measure, hiding.ground, hiding.automated, null, false, null, null
  from moderation_cases() of
  join moderation_events hiding on hiding.report_id = of.report_id and hiding.kind = 'measure'
    and hiding.measure in ('hidden', 'picture_hidden')
  join decisions on decisions.report_id = of.report_id
  where decisions.stage = 'overturned' or decisions.stage = 'first' and not exists (
    select from decisions earlier where earlier.report_id = of.report_id and earlier.stage = 'overturned')
$$;

create function expected_complaint_events() returns table (
  complaint_id bigint, site_id smallint, day date, kind text, about text, source text, reason text, category text,
  outcome text, by text, hours integer
) language sql stable as $$
  select id, site_id, moderation_day(created_at), case when appeals is null then 'received' else 'appeal' end,
    case when is_notice(subject) then 'notice' else 'complaint' end, moderation_sender(complaints), subject,
    moderation_category(subject), null, case when appeals is not null then 'reporter' end, null::integer
  from complaints
  union all
  select id, site_id, moderation_day(answered_at), case when appeals is null then 'decided' else 'appeal_decided' end,
    case when is_notice(subject) then 'notice' else 'complaint' end, moderation_sender(complaints), subject,
    moderation_category(subject),
    -- An upheld complaint against an answer reverses that answer.
    case when appeals is null then outcome when outcome = 'upheld' then 'reversed'
      when outcome = 'not_upheld' then 'upheld' else outcome end,
    case when appeals is not null then 'reporter' end, moderation_hours(created_at, answered_at)
  from complaints where outcome is not null
$$;

-- Adds the events of a case that are not stored yet. The unique keys keep each event single.
create function count_case(case_id bigint) returns void language sql as $$
  insert into moderation_events (report_id, site_id, day, kind, about, source, reason, category, outcome, measure,
    ground, basis, automated, by, repeated, standing, hours)
  select report_id, site_id, day, kind, about, source, reason, category, outcome, measure, ground,
    moderation_basis(ground), automated, by, repeated, standing, hours
  from expected_case_events() where report_id = case_id and kind <> 'reviewed' on conflict do nothing;
  insert into moderation_events (report_id, site_id, day, kind, about, source, reason, category, outcome, measure,
    ground, basis, automated, by, repeated, standing, hours)
  select report_id, site_id, day, kind, about, source, reason, category, outcome, measure, ground,
    moderation_basis(ground), automated, by, repeated, standing, hours
  from expected_case_events() where report_id = case_id and kind = 'reviewed' on conflict do nothing;
$$;

create function count_complaint(complaint bigint) returns void language sql as $$
  insert into moderation_events (complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours)
  select complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours
  from expected_complaint_events() where complaint_id = complaint on conflict do nothing;
$$;

create function count_moderation() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'complaints' then perform count_complaint(new.id);
  elsif tg_table_name = 'reports' then perform count_case(new.id);
  else perform count_case(new.report_id);
  end if;
  return null;
end
$$;

-- Deferred to the end of the transaction, in which a case has all its rows.
create constraint trigger reports_count_moderation after insert on reports
deferrable initially deferred for each row execute function count_moderation();
create constraint trigger decisions_count_moderation after insert or update of stage, outcome, also, lifted_at on decisions
deferrable initially deferred for each row execute function count_moderation();
create constraint trigger appeals_count_moderation after insert on appeals
deferrable initially deferred for each row execute function count_moderation();
create constraint trigger automatic_measures_count_moderation after insert on automatic_measures
deferrable initially deferred for each row execute function count_moderation();
create constraint trigger hidden_pictures_count_moderation after insert or update of report_id, cause on hidden_pictures
deferrable initially deferred for each row execute function count_moderation();
create constraint trigger complaints_count_moderation after insert or update of outcome on complaints
deferrable initially deferred for each row execute function count_moderation();

-- The cases and complaints that exist already.
insert into moderation_events (report_id, site_id, day, kind, about, source, reason, category, outcome, measure,
  ground, basis, automated, by, repeated, standing, hours)
select report_id, site_id, day, kind, about, source, reason, category, outcome, measure, ground,
  moderation_basis(ground), automated, by, repeated, standing, hours
from expected_case_events() where kind <> 'reviewed' on conflict do nothing;
insert into moderation_events (report_id, site_id, day, kind, about, source, reason, category, outcome, measure,
  ground, basis, automated, by, repeated, standing, hours)
select report_id, site_id, day, kind, about, source, reason, category, outcome, measure, ground,
  moderation_basis(ground), automated, by, repeated, standing, hours
from expected_case_events() where kind = 'reviewed' on conflict do nothing;
insert into moderation_events (complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours)
select complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours
from expected_complaint_events() on conflict do nothing;
