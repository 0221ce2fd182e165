-- A notice from an address that is suspended from reporting is stored and closed unread (DSA-5). Its sender gets the
-- usual answer, so that nobody learns who is suspended.

alter table complaints drop constraint complaints_outcome_check;
alter table complaints add constraint complaints_outcome_check
  check (outcome in ('upheld', 'not_upheld', 'answered', 'unread'));
alter table complaints drop constraint complaints_answered;
alter table complaints add constraint complaints_answered check (
  (outcome is null) = (answered_at is null) and (outcome is null) = (keep_until is null)
  and (outcome is null or outcome = 'unread') = (answer is null)
  and (outcome is null or outcome = 'unread') = (answered_by is null));
alter table complaints add constraint complaints_unread check (
  outcome <> 'unread' or (subject = 'content' and flagger_id is null and appeals is null));

create function refuse_unread_complaint() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or new.member_id is not null or not exists (
    select from notifier_cases where notifier_cases.address_hash = new.address_hash and decision = 'suspended'
      and until > new.created_at and appeal_outcome is distinct from 'reversed'
  ) then
    raise exception 'only a notice from a suspended address is closed unread' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger complaints_unread_of_suspended before insert on complaints for each row
  when (new.outcome = 'unread') execute function refuse_unread_complaint();
create trigger complaints_never_unread_later before update of outcome on complaints for each row
  when (new.outcome = 'unread' and old.outcome is distinct from 'unread') execute function refuse_unread_complaint();

-- An unread notice is counted as closed without a measure. It has no hours, so it changes no median.
create or replace function expected_complaint_events() returns table (
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
    case when appeals is not null then 'reporter' end,
    case when outcome <> 'unread' then moderation_hours(created_at, answered_at) end
  from complaints where outcome is not null
$$;
