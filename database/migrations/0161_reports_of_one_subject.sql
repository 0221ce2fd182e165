-- The reports about one member are one item of the queue, and one decision can decide several (SAFE-5).

alter table reports
  -- The case whose measure also answers this report.
  add column decided_with bigint references reports on delete set null;
create index reports_decided_with on reports (decided_with) where decided_with is not null;
create index reports_open_of_member on reports (member_id) where status = 'open';

-- `joined`: the measure is in the decision of the other case, with its ground, statement and appeal.
alter table decisions
  drop constraint decisions_of_their_stage,
  add constraint decisions_of_their_stage check (case stage
    when 'first' then outcome in ('no_breach', 'warning', 'text_removed', 'content_removed', 'withheld', 'suspended',
      'banned', 'refunded', 'joined')
    when 'overturned' then outcome in ('no_breach', 'refunded', 'joined')
    else outcome in ('upheld', 'reversed') end),
  drop constraint decisions_rest_on_a_rule,
  add constraint decisions_rest_on_a_rule check (
    (ground is null) = (outcome in ('no_breach', 'refunded', 'joined', 'upheld', 'reversed')));

-- Nobody learns "a measure was taken" without a measure against the same member.
create function joined_to_a_measure() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reports own
    join reports main on main.id = own.decided_with and main.member_id = own.member_id
    join decisions on decisions.report_id = main.id and decisions.stage = 'first' and decisions.ground is not null
    where own.id = new.report_id) then
    raise exception 'a joined decision needs a measure against the same member'
      using errcode = 'check_violation', constraint = 'decisions_joined_to_a_measure';
  end if;
  return new;
end
$$;
create trigger decisions_joined before insert on decisions
for each row when (new.outcome = 'joined') execute function joined_to_a_measure();

-- A joined report counts as decided by a measure. The measure itself counts once, with its own case.
create or replace function expected_case_events()
 returns table (report_id bigint, site_id smallint, day date, kind text, about text, source text, reason text, category text, outcome text, measure text, ground text, automated boolean, by text, repeated boolean, standing text, hours integer)
 language sql stable as $$
  select of.report_id, of.site_id, moderation_day(reports.created_at), 'received', of.about, of.source, of.reason,
    moderation_category(of.reason), null, null, null, false, null,
    coalesce(trust.wave <> of.report_id, false), trust.standing, null::integer
  from moderation_cases() of join reports on reports.id = of.report_id
  left join reporter_trust trust on trust.report_id = of.report_id
  union all
  -- The first decision. A later one after a reopening adds measures alone.
  select of.report_id, of.site_id, moderation_day(decisions.decided_at), 'decided', of.about, of.source, of.reason,
    moderation_category(of.reason),
    case when decisions.ground is null and decisions.outcome <> 'joined' then decisions.outcome else 'measure' end,
    null, decisions.ground, false, null,
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
    moderation_category(of.reason),
    case when decisions.ground is null and decisions.outcome <> 'joined' then 'mistake' else 'confirmed' end,
    hiding.measure, hiding.ground, hiding.automated, null, false, null, null
  from moderation_cases() of
  join moderation_events hiding on hiding.report_id = of.report_id and hiding.kind = 'measure'
    and hiding.measure in ('hidden', 'picture_hidden')
  join decisions on decisions.report_id = of.report_id
  where decisions.stage = 'overturned' or decisions.stage = 'first' and not exists (
    select from decisions earlier where earlier.report_id = of.report_id and earlier.stage = 'overturned')
$$;
