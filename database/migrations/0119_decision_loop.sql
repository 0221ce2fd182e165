-- Decisions with several measures, facts and reasons; cases of operators; appeals of both sides (DSA-2, DSA-3).

alter table decisions drop constraint decisions_stage_check;
alter table decisions drop constraint decisions_of_their_stage;
alter table decisions
  -- Further measures of the same decision. `outcome` is the strongest one.
  add column also text[] not null default '{}' check (array_position(also, null) is null),
  -- The findings that the member reads. Null in decisions from before.
  add column facts text check (char_length(facts) between 1 and 6000),
  -- The reasons for the decision on an appeal. Null in decisions from before.
  add column reasons text check (char_length(reasons) between 1 and 2000),
  -- The photos of a profile that the decision removed, and its text as it was.
  add column removed_photos bigint[] not null default '{}',
  add column removed_text jsonb,
  -- Operators who added measures later.
  add column extended_by bigint[] not null default '{}',
  -- When the member was mailed about a refused photo.
  add column told_at timestamptz,
  -- The operator reviewed their own decision, because the service has no other one.
  add column alone boolean not null default false,
  add constraint decisions_stage_check check (stage in ('first', 'overturned', 'appeal', 'reporter_appeal')),
  add constraint decisions_of_their_stage check (
    case stage
      when 'first' then outcome in
        ('no_breach', 'warning', 'text_removed', 'content_removed', 'withheld', 'suspended', 'banned', 'refunded')
      when 'overturned' then outcome in ('no_breach', 'refunded')
      else outcome in ('upheld', 'reversed')
    end
  ),
  -- Measures that fit together, each named once; none beside a decision against nobody.
  add constraint decisions_measures_fit check (
    case outcome
      when 'text_removed' then also <@ array['warning']
      when 'content_removed' then also <@ array['warning', 'text_removed']
      when 'withheld' then also <@ array['text_removed', 'content_removed']
      when 'suspended' then also <@ array['text_removed', 'content_removed', 'withheld']
      when 'banned' then also <@ array['text_removed', 'content_removed', 'withheld']
      else also = '{}'
    end and cardinality(also) <= 3
  ),
  add constraint decisions_facts_with_measures check (facts is null or ground is not null),
  add constraint decisions_reasons_of_appeals check (reasons is null or stage in ('appeal', 'reporter_appeal')),
  add constraint decisions_alone_on_appeals check (not alone or stage in ('appeal', 'reporter_appeal')),
  add constraint decisions_removed_text check (
    removed_text is null or outcome = 'text_removed' or 'text_removed' = any (also)
  ),
  add constraint decisions_removed_photos check (
    removed_photos = '{}' or outcome = 'content_removed' or 'content_removed' = any (also)
  ),
  -- All measures of the decision; none for a decision against nobody.
  add column measures text[] not null
    generated always as (case when ground is null then '{}'::text[] else array_append(also, outcome) end) stored;

-- An appeal is decided by another operator than the decision (DSA-3). The only operator of a service may
-- review their own decision after seven days, and the answer says so.
create function another_operator_decides() returns trigger language plpgsql as $$
begin
  if new.alone and (
    (select count(*) from operators where sealed_secret is not null and disabled_at is null
      and roles && '{moderator,administrator}') > 1
    or not exists (
      select from appeals where appeals.report_id = new.report_id
        and appeals.by = case new.stage when 'appeal' then 'member' else 'reporter' end
        and appeals.created_at <= new.decided_at - interval '7 days')
  ) then
    raise exception 'another operator can decide this appeal' using errcode = 'check_violation';
  end if;
  if not new.alone and exists (
    select from decisions where decisions.report_id = new.report_id and decisions.stage = 'first'
      and (decisions.operator_id = new.operator_id or new.operator_id = any (decisions.extended_by))
  ) then
    raise exception 'another operator decides the appeal' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger decisions_by_another_operator before insert on decisions
for each row when (new.stage in ('appeal', 'reporter_appeal')) execute function another_operator_decides();

alter table appeals
  add column by text not null default 'member' check (by in ('member', 'reporter')),
  add column decided_at timestamptz;
update appeals set decided_at = decisions.decided_at
from decisions where decisions.report_id = appeals.report_id and decisions.stage = 'appeal';
alter table appeals drop constraint appeals_pkey;
alter table appeals add primary key (report_id, by);

alter table reports
  -- The origin of the case: a member, an operator, a notice, or the review of photos.
  add column source text not null default 'member' check (source in ('member', 'operator', 'notice', 'review')),
  add column complaint_id bigint references complaints on delete set null,
  -- Idempotency key of the form in which an operator opened the case.
  add column client_id uuid unique,
  add constraint reports_form_of_operators check (source <> 'member' or client_id is null),
  add constraint reports_operators_have_no_reporter check (source = 'member' or reporter_id is null),
  add constraint reports_notice_has_source check (complaint_id is null or source = 'notice');
create index reports_of_a_complaint on reports (complaint_id) where complaint_id is not null;
-- One refusal of a photo is one case, until it is withdrawn.
create unique index reports_refused_photo on reports (photo_id) where source = 'review';
create index reports_refused_of on reports (member_id) where source = 'review';
create index reports_appealed on reports (member_id) where status = 'appealed';

alter table complaints
  -- The answered notice that this complaint appeals against, once.
  add column appeals bigint unique references complaints on delete set null,
  add column answered_alone boolean not null default false,
  add constraint complaints_appeal_another check (appeals <> id);

create function another_operator_answers() returns trigger language plpgsql as $$
begin
  if not new.answered_alone and exists (
    select from complaints where complaints.id = new.appeals and complaints.answered_by = new.answered_by
  ) then
    raise exception 'another operator answers the appeal' using errcode = 'check_violation';
  end if;
  if new.answered_alone and (
    (select count(*) from operators where sealed_secret is not null and disabled_at is null
      and roles && '{moderator,support,administrator}') > 1
    or new.created_at > new.answered_at - interval '7 days'
  ) then
    raise exception 'another operator can answer this appeal' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger complaints_by_another_operator before update of answered_by on complaints
for each row when (new.appeals is not null and new.answered_by is not null)
execute function another_operator_answers();

create table reopenings (
  report_id bigint not null references reports on delete cascade,
  operator_id bigint not null references operators,
  reasons text not null check (char_length(reasons) between 1 and 2000),
  at timestamptz not null,
  primary key (report_id, at)
);
comment on table reopenings is 'safety: why an operator opened a decided case again';
