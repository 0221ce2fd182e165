-- The whole schema as the migrations leave it, for reading. Generated: npm run generate.
-- Tables are listed in the order of their domains; to change one, write a migration.

create extension btree_gin;
create extension btree_gist;
create extension cube;
create extension earthdistance;
create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.acquainted(viewer bigint, other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select exists (select from participants where member_id = viewer and other_id = other)
    or exists (select from likes where member_id = viewer and direction = 'given' and other_id = other)
    or exists (select from likes where member_id = viewer and direction = 'received' and other_id = other)
$function$;

CREATE OR REPLACE FUNCTION public.announcements_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'announcements' then
    if old.withdrawn_at is null
      and to_jsonb(new) - '{withdrawn_by,withdrawn_at}'::text[] = to_jsonb(old) - '{withdrawn_by,withdrawn_at}'::text[]
    then return new; end if;
  end if;
  raise exception 'announcements never change' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.another_operator_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.another_operator_decides()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.check_second_operator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  asker bigint := (to_jsonb(old) ->> tg_argv[0])::bigint;
begin
  if old.decided_at is not null
    or to_jsonb(new) - '{decided_by,decided_at,approved}'::text[]
      <> to_jsonb(old) - '{decided_by,decided_at,approved}'::text[]
  then
    raise exception 'a request is decided once and never changed' using errcode = 'insufficient_privilege';
  end if;
  if not new.approved then return new; end if;
  if not exists (select from operators where id = asker and disabled_at is null for share) then
    raise exception 'the operator who asked is disabled' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from operators
    where id = new.decided_by and disabled_at is null and approves_from <= new.decided_at for share
  ) then
    raise exception 'this operator may not approve yet' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_case(case_id bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.count_case_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('reports', reports.site_id, reports.waits_since, new.decided_at)
  from reports where reports.id = new.report_id and reports.source in ('member', 'notice') and reports.follows is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_complaint(complaint bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into moderation_events (complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours)
  select complaint_id, site_id, day, kind, about, source, reason, category, outcome, by, hours
  from expected_complaint_events() where complaint_id = complaint on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.count_complaint_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('complaints', new.site_id, new.created_at, new.answered_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_image_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('images', new.site_id, new.created_at, now());
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_moderation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'complaints' then perform count_complaint(new.id);
  elsif tg_table_name = 'notifier_cases' then perform count_notifier_case(new.id);
  elsif tg_table_name = 'reports' then perform count_case(new.id);
  else perform count_case(new.report_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_notifier_case(notifier_case bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into moderation_events (notifier_case_id, site_id, day, kind, about, source, category, outcome, measure,
    ground, basis)
  select notifier_case_id, site_id, day, kind, about, 'own', category, outcome, measure, ground,
    moderation_basis(ground)
  from expected_notifier_events() where notifier_case_id = notifier_case on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.count_photo_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('photos', (select site_id from members where id = new.member_id), new.created_at, now());
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_talk_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('conversations', new.site_id, new.sent_at, new.settled_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_withdrawal_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform store_queue_answer('withdrawals', new.site_id, new.opened_at, new.closed_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.editor_notes_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'editor_notes never change' using errcode = 'restrict_violation';
end;
$function$;

CREATE OR REPLACE FUNCTION public.expected_case_events()
 RETURNS TABLE(report_id bigint, site_id smallint, day date, kind text, about text, source text, reason text, category text, outcome text, measure text, ground text, automated boolean, by text, repeated boolean, standing text, hours integer)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.expected_complaint_events()
 RETURNS TABLE(complaint_id bigint, site_id smallint, day date, kind text, about text, source text, reason text, category text, outcome text, by text, hours integer)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.expected_notifier_events()
 RETURNS TABLE(notifier_case_id bigint, site_id smallint, day date, kind text, about text, category text, outcome text, measure text, ground text)
 LANGUAGE sql
 STABLE
AS $function$
  select id, site_id, moderation_day(decided_at), 'measure', 'case', moderation_category('against_terms'), null,
    'notifier_suspended', 'against_terms'
  from notifier_cases where decision = 'suspended'
  union all
  select id, site_id, moderation_day(reviewed_at), 'undone', 'case', moderation_category('against_terms'), 'appeal',
    'notifier_suspended', 'against_terms'
  from notifier_cases where decision = 'suspended' and appeal_outcome = 'reversed'
$function$;

CREATE OR REPLACE FUNCTION public.explains_waiting_copy(report bigint, member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from hidden_pictures where hidden_pictures.report_id = report and hidden_pictures.cause = 'removed'
      and (exists (select from photos where photos.path = hidden_pictures.path
          and photos.member_id <> member and is_frozen(photos.member_id))
        or exists (select from message_images where message_images.path = hidden_pictures.path
          and message_images.sender_id <> member and is_frozen(message_images.sender_id))))
$function$;

CREATE OR REPLACE FUNCTION public.fictional_photos_have_records()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.path like 'members/%'
    and exists (select from profiles where member_id = new.member_id and fictional)
    and not exists (select from fictional_pictures
      where path = new.path and profile_id = new.member_id and removed_at is null) then
    raise exception 'a picture of a fictional profile has no record' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.fictional_pictures_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.removed_at is null
    and (to_jsonb(new) - 'removed_at') = (to_jsonb(old) - 'removed_at') then
    return new;
  end if;
  raise exception 'fictional_pictures never change' using errcode = 'restrict_violation';
end;
$function$;

CREATE OR REPLACE FUNCTION public.fictional_profiles_cannot_log_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from fictional_profiles where profile_id = new.member_id) then
    raise exception 'a fictional profile has no address and no log-in' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.fictional_profiles_stay_fictional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a fictional profile stays fictional' using errcode = 'restrict_violation';
end;
$function$;

CREATE OR REPLACE FUNCTION public.give_invoice_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoice_numbers as given (company_id, last) values (new.company_id, 1)
  on conflict (company_id) do update set last = given.last + 1
  returning given.last into new.number;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_site_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sites set company_id = new.after where id = new.site_id and company_id = new.before;
  if not found then
    raise exception 'the site has another company' using errcode = 'restrict_violation';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.hold_new_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row_new jsonb := to_jsonb(new);
  column_name text;
begin
  foreach column_name in array tg_argv loop
    insert into held_files (member_id, path)
    select (row_new ->> column_name)::bigint, new.path
    where row_new ->> column_name is not null and is_held((row_new ->> column_name)::bigint)
    on conflict do nothing;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.is_frozen(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from evidence_holds
    where member_id = member and released_at is null and frozen_at is not null and unfrozen_at is null)
$function$;

CREATE OR REPLACE FUNCTION public.is_held(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from evidence_holds where member_id = member and released_at is null)
$function$;

CREATE OR REPLACE FUNCTION public.is_held_picture(picture text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from held_files where path = picture and is_held(member_id))
$function$;

CREATE OR REPLACE FUNCTION public.is_notice(subject text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select subject in ('content', 'intimate_image', 'underage', 'threat', 'extortion')
$function$;

CREATE OR REPLACE FUNCTION public.joined_to_a_measure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.judged_reviews_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a judged answer keeps its judgement' using errcode = 'restrict_violation';
end;
$function$;

CREATE OR REPLACE FUNCTION public.keep_active_recipients()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (old.site_id, old.month) = (new.site_id, new.month)
    and new.members >= old.members and new.in_union >= old.in_union and new.counted_at >= old.counted_at
    and moderation_day(new.counted_at) < old.month + interval '1 month' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_discount_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from members where id = old.member_id and erased_at is not null) and not exists (
    select from payments where member_id = old.member_id and discount_code = old.code
  ) then return null; end if;
  raise exception 'discount_offers is append-only' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_explaining_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if explains_waiting_copy(old.id, old.member_id) then
    raise exception 'this case explains a withheld copy of a frozen member' using errcode = 'restrict_violation';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_held_hash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  return case when is_held_picture(old.path) then null else old end;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_held_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into held_rows (member_id, source, change, row_data)
  select distinct evidence_holds.member_id, tg_table_name, lower(tg_op), to_jsonb(old) from evidence_holds
  where released_at is null and (evidence_holds.member_id = old.sender_id or exists (
    select from participants where participants.member_id = evidence_holds.member_id
      and participants.conversation_id = old.conversation_id));
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_held_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before jsonb := to_jsonb(old);
  column_name text;
begin
  foreach column_name in array tg_argv loop
    insert into held_rows (member_id, source, change, row_data)
    select (before ->> column_name)::bigint, tg_table_name, lower(tg_op), before
    where before ->> column_name is not null and is_held((before ->> column_name)::bigint);
  end loop;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_moderation_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  links constant text[] := '{report_id,complaint_id,notifier_case_id}';
begin
  -- Only the deletion of the case removes its link.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and to_jsonb(old) - links = to_jsonb(new) - links
    and coalesce(new.report_id, new.complaint_id, new.notifier_case_id) is null then
    return new;
  end if;
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 and old.kind = 'decided' and old.outcome = 'unread'
    and exists (select from complaints where complaints.id = old.complaint_id and complaints.outcome is null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.macros_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.retired_at is not null
    or (new.id, new.site_id, new.language, new.kind, new.title, new.body, new.made_by, new.made_at, new.replaces)
      is distinct from
      (old.id, old.site_id, old.language, old.kind, old.title, old.body, old.made_by, old.made_at, old.replaces)
  then
    raise exception 'a macro never changes' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.made_profiles_are_fictional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from profiles where member_id = new.profile_id and fictional)
    or exists (select from addresses where member_id = new.profile_id)
    or exists (select from credentials where member_id = new.profile_id) then
    raise exception 'operators make fictional profiles alone' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.moderation_basis(ground text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when ground in ('intimate_image', 'extortion', 'illegal') then 'law' when ground is not null then 'terms' end
$function$;

CREATE OR REPLACE FUNCTION public.moderation_cases()
 RETURNS TABLE(report_id bigint, site_id smallint, about text, source text, reason text, is_review boolean, since timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.moderation_category(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.moderation_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (at at time zone 'UTC')::date
$function$;

CREATE OR REPLACE FUNCTION public.moderation_ground(reason text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when reason in ('underage', 'intimate_image', 'extortion') then reason
    when reason = 'fake' then 'fake_or_fraud'
    when reason = 'threat' then 'offensive'
    else 'against_terms'
  end
$function$;

CREATE OR REPLACE FUNCTION public.moderation_hours(since timestamp with time zone, until timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select greatest(0, round(extract(epoch from until - since) / 3600))::integer
$function$;

CREATE OR REPLACE FUNCTION public.moderation_sender(complaint complaints)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when complaint.flagger_id is not null then 'trusted_flagger'
    when complaint.member_id is null then 'visitor'
    else 'member'
  end
$function$;

CREATE OR REPLACE FUNCTION public.page_history_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'versions of pages stay' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.page_texts_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  version page_versions;
begin
  if tg_op = 'INSERT' then
    select * into version from page_versions where id = new.version_id for share;
  else
    select * into version from page_versions where id = old.version_id for share;
    if new.version_id <> old.version_id then
      raise exception 'a text belongs to one version' using errcode = 'restrict_violation';
    end if;
  end if;
  if version.withdrawn_at is not null or (version.asked_at is not null or version.published_at is not null) then
    raise exception 'the words of this version are frozen' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.page_versions_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.withdrawn_at is not null or (old.published_at is not null
    and to_jsonb(new) - '{withdrawn_by,withdrawn_at}'::text[] <> to_jsonb(old) - '{withdrawn_by,withdrawn_at}'::text[])
  then
    raise exception 'a published version of a page never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.protect_evidence_exports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.protect_evidence_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an evidence hold is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if (to_jsonb(new) - '{words,owner_id,review_at,inventory,confirmed_by,confirmed_at,unfrozen_by,unfrozen_at,release_asked_by,released_by,released_at}'::text[])
    <> (to_jsonb(old) - '{words,owner_id,review_at,inventory,confirmed_by,confirmed_at,unfrozen_by,unfrozen_at,release_asked_by,released_by,released_at}'::text[])
    or (new.words is not null and new.words <> old.words)
    or (old.released_at is not null and to_jsonb(new) - 'words' <> to_jsonb(old) - 'words')
    or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
    or (old.unfrozen_at is not null and new.unfrozen_at is distinct from old.unfrozen_at)
  then
    raise exception 'an evidence hold only moves forward' using errcode = 'insufficient_privilege';
  end if;
  -- Evidence is given up by two operators, and the request proves both.
  if old.released_at is null and new.released_at is not null and not exists (
    select from approvals where kind = 'release' and approved and asked_by = new.release_asked_by
      and decided_by = new.released_by and payload ->> 'hold' = new.id::text
  ) then
    raise exception 'two operators release a hold' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.protect_held_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'held evidence stays until the hold is released' using errcode = 'insufficient_privilege';
  end if;
  if is_held(old.member_id) and (tg_op = 'DELETE' or tg_table_name = 'held_rows') then
    raise exception 'held evidence stays until the hold is released' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION public.protect_security_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '90 days' then return old; end if;
    if old.kind <> 'operator_read' and exists (
      select from members where id = old.member_id and erased_at is not null
    ) then return old; end if;
  end if;
  raise exception 'security_events takes new rows alone for 90 days' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION public.protect_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if exists (select from members where id = old.member_id and erased_at is not null) then return old; end if;
  elsif tg_table_name = 'member_notes' then
    if to_jsonb(old) - 'struck_at' = to_jsonb(new) - 'struck_at' and to_jsonb(old) ->> 'struck_at' is null then return new; end if;
  elsif to_jsonb(old) - 'sent_at' = to_jsonb(new) - 'sent_at' and to_jsonb(old) ->> 'sent_at' is null then return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.random_id()
 RETURNS bigint
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select ('x' || substr(hex, 1, 12) || substr(hex, 14, 1))::bit(52)::bigint
  from (select replace(gen_random_uuid()::text, '-', '') as hex) as random_hex
$function$;

CREATE OR REPLACE FUNCTION public.reads_unconfirmed(viewer bigint, other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select exists (
      select from participants
      join conversations on conversations.id = participants.conversation_id
      where participants.member_id = viewer and participants.other_id = other and conversations.started_by = other
    )
    and exists (select from addresses where member_id = other and verified_at is null)
    and not exists (select from deletions where member_id = other)
$function$;

CREATE OR REPLACE FUNCTION public.records_are_of_fictional_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from profiles where member_id = new.profile_id and fictional) then
    raise exception 'a picture record names a real member' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.refund_within_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  paid integer;
  gone bigint;
begin
  select amount into paid from payments where id = new.payment_id for update;
  select coalesce(sum(amount), 0) into gone from payment_reversals
  where payment_id = new.payment_id and state <> 'undone';
  if gone + new.amount > paid then
    raise exception 'refunds of payment % come to more than was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_entries takes new rows alone' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_erasure_of_held()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_held(new.id) then
    raise exception 'the evidence of this member is held' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_removal_of_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a request for approval stays' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_unread_complaint()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' or new.member_id is not null or not exists (
    select from notifier_cases where notifier_cases.address_hash = new.address_hash and decision = 'suspended'
      and until > new.created_at and appeal_outcome is distinct from 'reversed'
  ) then
    raise exception 'only a notice from a suspended address is closed unread' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.reopen_unread_complaint()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from notifier_cases where notifier_cases.address_hash = new.address_hash and decision = 'suspended'
      and decided_at <= new.created_at and until > new.created_at and appeal_outcome is distinct from 'reversed'
  ) then
    raise exception 'the suspension of this notice is in force' using errcode = 'check_violation';
  end if;
  delete from moderation_events where complaint_id = new.id and kind = 'decided' and outcome = 'unread';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_cell_column(place earth, level integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select floor((longitude(place) + 0.005) / search_cell_width(level))::integer $function$;

CREATE OR REPLACE FUNCTION public.search_cell_height(level integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select 0.64 / (1 << ((level + 1) / 2)) $function$;

CREATE OR REPLACE FUNCTION public.search_cell_level(site smallint, place earth)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  north float8 := latitude(place) + 0.005;
  east float8 := longitude(place) + 0.005;
begin
  for step in 0..9 loop
    if not exists (
      select from search_splits
      where site_id = site and level = step and row_nr = floor(north / search_cell_height(step))::integer
        and column_nr = floor(east / search_cell_width(step))::integer
    ) then
      return step;
    end if;
  end loop;
  return 10;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_cell_middle(place earth, level integer)
 RETURNS earth
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ll_to_earth(
    (search_cell_row(place, level) + 0.5) * search_cell_height(level) - 0.005,
    (search_cell_column(place, level) + 0.5) * search_cell_width(level) - 0.005
  )
$function$;

CREATE OR REPLACE FUNCTION public.search_cell_radius(place earth, level integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ceil(max(earth_distance(
    search_cell_middle(place, level),
    ll_to_earth(
      (search_cell_row(place, level) + edge) * search_cell_height(level) - 0.005,
      search_cell_column(place, level) * search_cell_width(level) - 0.005
    )
  )))::integer
  from generate_series(0, 1) as edge
$function$;

CREATE OR REPLACE FUNCTION public.search_cell_row(place earth, level integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select floor((latitude(place) + 0.005) / search_cell_height(level))::integer $function$;

CREATE OR REPLACE FUNCTION public.search_cell_width(level integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select 0.96 / (1 << (level / 2)) $function$;

CREATE OR REPLACE FUNCTION public.search_field(place earth)
 RETURNS earth
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select ll_to_earth(
    floor((latitude(place) + 0.005) / 0.02) * 0.02 + 0.005,
    floor((longitude(place) + 0.005) / 0.03) * 0.03 + 0.01
  )
$function$;

CREATE OR REPLACE FUNCTION public.set_search_cell()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  level integer := search_cell_level(new.site_id, new.position);
begin
  new.search_cell := search_cell_middle(new.position, level);
  new.search_cell_metres := search_cell_radius(new.position, level);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.site_company_has_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.company_id <> old.company_id and pg_trigger_depth() < 2 then
    raise exception 'insert into site_company_changes instead' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.store_queue_answer(queue text, site_id bigint, since timestamp with time zone, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into queue_answers (queue, site_id, at, waited)
  values (queue, site_id::smallint, at, greatest(0, floor(extract(epoch from at - since)))::integer)
$function$;

CREATE OR REPLACE FUNCTION public.warned_before_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

-- sites: members who closed an announcement (SHELL-13)
create table announcement_dismissals (
  announcement_id bigint not null,
  member_id bigint not null,
  at timestamp with time zone not null,
  constraint announcement_dismissals_pkey PRIMARY KEY (member_id, announcement_id),
  constraint announcement_dismissals_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id),
  constraint announcement_dismissals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX announcement_dismissals_of ON public.announcement_dismissals USING btree (announcement_id);

-- sites: the words of an announcement; members who read another language do not see it
create table announcement_texts (
  announcement_id bigint not null,
  language text not null,
  short text not null,
  body text not null,
  constraint announcement_texts_pkey PRIMARY KEY (announcement_id, language),
  constraint announcement_texts_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 300))),
  constraint announcement_texts_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text, 'da'::text, 'de'::text, 'es'::text, 'fi'::text, 'fr'::text, 'it'::text, 'no'::text, 'pl'::text, 'sv'::text]))),
  constraint announcement_texts_short_check CHECK (((char_length(short) >= 1) AND (char_length(short) <= 40))),
  constraint announcement_texts_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id)
);
CREATE TRIGGER announcement_texts_are_kept BEFORE DELETE OR UPDATE ON announcement_texts FOR EACH ROW EXECUTE FUNCTION announcements_are_kept();

-- sites: short messages to all members of sites in some languages (SAFE-6)
create table announcements (
  id bigint generated always as identity not null,
  site_id smallint,
  link text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  withdrawn_by bigint,
  withdrawn_at timestamp with time zone,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_check CHECK ((ends_at > starts_at)),
  constraint announcements_check1 CHECK (((withdrawn_by IS NULL) = (withdrawn_at IS NULL))),
  constraint announcements_check2 CHECK ((ends_at <= (starts_at + '90 days'::interval))),
  constraint announcements_link_check CHECK ((link ~ '^/[a-z0-9/-]{0,100}$'::text)),
  constraint announcements_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint announcements_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint announcements_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES operators(id)
);
CREATE INDEX announcements_shown ON public.announcements USING btree (ends_at) WHERE (withdrawn_at IS NULL);
CREATE TRIGGER announcements_are_kept BEFORE DELETE OR UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION announcements_are_kept();

-- sites: calls counted by member, device, network and site, and used proofs of work; written by the limiter alone
create table call_budgets (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint call_budgets_pkey PRIMARY KEY (key)
);
CREATE INDEX call_budgets_expire ON public.call_budgets USING btree (expire);

-- sites: the legal person behind one or more sites (SITE-4)
create table companies (
  id smallint not null,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country text not null,
  tradenames text[] default '{}'::text[] not null,
  vat_numbers jsonb default '{}'::jsonb not null,
  support_phone text not null,
  delete_discount smallint not null,
  added timestamp with time zone default now() not null,
  register text default ''::text not null,
  authority_email text default ''::text not null,
  member_email text default ''::text not null,
  dispute_body text default ''::text not null,
  dispute_link text default ''::text not null,
  client_id uuid,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_client_id_key UNIQUE (client_id),
  constraint companies_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint companies_delete_discount_check CHECK (((delete_discount >= 0) AND (delete_discount <= 100)))
);

-- sites: what processes tell each other, kept for a minute; written and read by the fan-out alone
create table live_batches (
  id bigint generated always as identity not null,
  sender uuid not null,
  words text not null,
  said_at timestamp with time zone default now() not null,
  constraint live_batches_pkey PRIMARY KEY (id)
);
CREATE INDEX live_batches_said_at ON public.live_batches USING btree (said_at);

-- sites: the bare id of every member, anchor of all that belongs to one
create table members (
  id bigint default random_id() not null,
  site_id smallint not null,
  joined_at timestamp with time zone default now() not null,
  erased_at timestamp with time zone,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX members_joined ON public.members USING btree (joined_at);
CREATE TRIGGER members_held BEFORE UPDATE OF erased_at ON members FOR EACH ROW WHEN (old.erased_at IS NULL AND new.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_erasure_of_held();

-- sites: what each package cost from when on, append-only (CRED-1, CON-11)
create table package_prices (
  package text not null,
  currency text not null,
  amount integer not null,
  valid_from timestamp with time zone not null,
  announced_at timestamp with time zone default now() not null,
  operator_id bigint,
  constraint package_prices_pkey PRIMARY KEY (package, currency, valid_from),
  constraint package_prices_amount_check CHECK ((amount > 0)),
  constraint package_prices_check CHECK ((announced_at <= valid_from)),
  constraint package_prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint package_prices_package_check CHECK ((package = ANY (ARRAY['p0'::text, 'p1'::text, 'p2'::text, 'p3'::text]))),
  constraint package_prices_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE TRIGGER package_prices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON package_prices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- sites: the words of each version of an information page in each language (CON-17)
create table page_texts (
  version_id bigint not null,
  language text not null,
  body text not null,
  changes text default ''::text not null,
  edited_by bigint,
  edited_at timestamp with time zone not null,
  constraint page_texts_pkey PRIMARY KEY (version_id, language),
  constraint page_texts_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 100000))),
  constraint page_texts_changes_check CHECK ((char_length(changes) <= 1000)),
  constraint page_texts_language_check CHECK ((language = ANY (ARRAY['nl'::text, 'en'::text, 'da'::text, 'de'::text, 'es'::text, 'fi'::text, 'fr'::text, 'it'::text, 'no'::text, 'pl'::text, 'sv'::text]))),
  constraint page_texts_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES operators(id),
  constraint page_texts_version_id_fkey FOREIGN KEY (version_id) REFERENCES page_versions(id)
);
CREATE TRIGGER page_texts_are_kept BEFORE INSERT OR UPDATE ON page_texts FOR EACH ROW EXECUTE FUNCTION page_texts_are_kept();
CREATE TRIGGER page_texts_stay BEFORE DELETE OR TRUNCATE ON page_texts FOR EACH STATEMENT EXECUTE FUNCTION page_history_stays();

-- sites: versions of the information pages with author, approver and dates (CON-17)
create table page_versions (
  id bigint generated always as identity not null,
  page text not null,
  site_id smallint,
  made_by bigint,
  made_at timestamp with time zone not null,
  release_hash bytea,
  asked_by bigint,
  asked_at timestamp with time zone,
  approval_id bigint,
  approved_by bigint,
  published_at timestamp with time zone,
  in_force_from timestamp with time zone,
  dated text,
  withdrawn_by bigint,
  withdrawn_at timestamp with time zone,
  constraint page_versions_pkey PRIMARY KEY (id),
  constraint page_versions_announced CHECK (((page <> 'terms'::text) OR (approved_by IS NULL) OR (in_force_from >= (published_at + '30 days'::interval)))),
  constraint page_versions_approved CHECK (((published_at IS NULL) OR (approved_by IS NOT NULL) OR (release_hash IS NOT NULL))),
  constraint page_versions_check CHECK (((made_by IS NULL) = (release_hash IS NOT NULL))),
  constraint page_versions_check1 CHECK (((asked_by IS NULL) = (asked_at IS NULL))),
  constraint page_versions_check2 CHECK ((num_nulls(published_at, in_force_from, dated) = ANY (ARRAY[0, 3]))),
  constraint page_versions_check3 CHECK (((in_force_from >= published_at) OR (release_hash IS NOT NULL))),
  constraint page_versions_check4 CHECK (((withdrawn_by IS NULL) = (withdrawn_at IS NULL))),
  constraint page_versions_dated_check CHECK ((dated ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint page_versions_page_check CHECK ((page = ANY (ARRAY['terms'::text, 'privacy'::text, 'cookies'::text, 'faq'::text, 'return-policy'::text, 'service'::text, 'ban'::text, 'accessibility'::text, '2257'::text]))),
  constraint page_versions_second CHECK (((page <> ALL (ARRAY['terms'::text, 'privacy'::text])) OR (approved_by <> asked_by))),
  constraint page_versions_withdrawn CHECK (((published_at IS NULL) OR (withdrawn_at < in_force_from))),
  constraint page_versions_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id),
  constraint page_versions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint page_versions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint page_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint page_versions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint page_versions_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES operators(id)
);
CREATE INDEX page_versions_newest ON public.page_versions USING btree (page, id DESC);
CREATE INDEX page_versions_of_page ON public.page_versions USING btree (page, in_force_from DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (withdrawn_at IS NULL));
CREATE TRIGGER page_versions_are_kept BEFORE UPDATE ON page_versions FOR EACH ROW EXECUTE FUNCTION page_versions_are_kept();
CREATE TRIGGER page_versions_stay BEFORE DELETE OR TRUNCATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION page_history_stays();

-- sites: every change of the company behind a site, append-only; invoices of earlier orders are found by it (SAFE-6, VAT-4)
create table site_company_changes (
  id bigint generated always as identity not null,
  site_id smallint not null,
  before smallint not null,
  after smallint not null,
  operator_id bigint,
  at timestamp with time zone default now() not null,
  members integer default 0 not null,
  constraint site_company_changes_pkey PRIMARY KEY (id),
  constraint site_company_changes_check CHECK ((before <> after)),
  constraint site_company_changes_members_check CHECK ((members >= 0)),
  constraint site_company_changes_after_fkey FOREIGN KEY (after) REFERENCES companies(id),
  constraint site_company_changes_before_fkey FOREIGN KEY (before) REFERENCES companies(id),
  constraint site_company_changes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint site_company_changes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX site_company_changes_of_site ON public.site_company_changes USING btree (site_id, at);
CREATE TRIGGER site_company_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON site_company_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER site_company_changes_apply AFTER INSERT ON site_company_changes FOR EACH ROW EXECUTE FUNCTION give_site_company();

-- sites: one domain with its settings and niche (SITE-1)
create table sites (
  id smallint not null,
  host text not null,
  is_default boolean default false not null,
  company_id smallint not null,
  niche smallint not null,
  settings jsonb default '{}'::jsonb not null,
  closed_at timestamp with time zone,
  constraint sites_pkey PRIMARY KEY (id),
  constraint sites_host_key UNIQUE (host),
  constraint sites_host_check CHECK ((host = lower(host))),
  constraint sites_niche_check CHECK (((niche >= 1) AND (niche <= 7))),
  constraint sites_settings_check CHECK ((COALESCE(((settings ->> 'minimum_age'::text))::integer, 18) >= 18)),
  constraint sites_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);
CREATE UNIQUE INDEX sites_one_default ON public.sites USING btree (is_default) WHERE is_default;
CREATE TRIGGER sites_company_has_history BEFORE UPDATE OF company_id ON sites FOR EACH ROW EXECUTE FUNCTION site_company_has_history();

-- sites: announced prices that never applied, append-only (CON-11)
create table withdrawn_prices (
  package text not null,
  currency text not null,
  valid_from timestamp with time zone not null,
  withdrawn_at timestamp with time zone not null,
  operator_id bigint not null,
  constraint withdrawn_prices_pkey PRIMARY KEY (package, currency, valid_from),
  constraint withdrawn_prices_check CHECK ((withdrawn_at < valid_from)),
  constraint withdrawn_prices_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint withdrawn_prices_package_currency_valid_from_fkey FOREIGN KEY (package, currency, valid_from) REFERENCES package_prices(package, currency, valid_from)
);
CREATE TRIGGER withdrawn_prices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawn_prices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- tracking: how many came by which link on a day, and what became of it; tied to nobody (MEET-9)
create table source_counts (
  site_id smallint not null,
  day date not null,
  source_key bytea not null,
  page text not null,
  network text not null,
  ref text not null,
  sub1 text not null,
  sub2 text not null,
  sub3 text not null,
  arrived integer default 0 not null,
  went_on integer default 0 not null,
  signed_up integer default 0 not null,
  constraint source_counts_pkey PRIMARY KEY (site_id, day, source_key),
  constraint source_counts_arrived_check CHECK ((arrived >= 0)),
  constraint source_counts_network_check CHECK ((char_length(network) <= 200)),
  constraint source_counts_page_check CHECK ((char_length(page) <= 100)),
  constraint source_counts_ref_check CHECK ((char_length(ref) <= 200)),
  constraint source_counts_signed_up_check CHECK ((signed_up >= 0)),
  constraint source_counts_source_key_check CHECK ((octet_length(source_key) = 32)),
  constraint source_counts_sub1_check CHECK ((char_length(sub1) <= 200)),
  constraint source_counts_sub2_check CHECK ((char_length(sub2) <= 200)),
  constraint source_counts_sub3_check CHECK ((char_length(sub3) <= 200)),
  constraint source_counts_went_on_check CHECK ((went_on >= 0)),
  constraint source_counts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

-- tracking: where a member came from, as the query of the first page said (SHELL-11)
create table traffic_sources (
  member_id bigint not null,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  site_id smallint not null,
  recorded_at timestamp with time zone not null,
  consent_version text not null,
  consent_language text not null,
  consented_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint traffic_sources_pkey PRIMARY KEY (member_id),
  constraint traffic_sources_consent_language_check CHECK ((consent_language ~ '^[a-z]{2}$'::text)),
  constraint traffic_sources_consent_version_check CHECK ((char_length(consent_version) <= 40)),
  constraint traffic_sources_network_check CHECK ((char_length(network) <= 200)),
  constraint traffic_sources_ref_check CHECK ((char_length(ref) <= 200)),
  constraint traffic_sources_sub1_check CHECK ((char_length(sub1) <= 200)),
  constraint traffic_sources_sub2_check CHECK ((char_length(sub2) <= 200)),
  constraint traffic_sources_sub3_check CHECK ((char_length(sub3) <= 200)),
  constraint traffic_sources_withdrawn CHECK (((withdrawn_at IS NULL) OR (num_nonnulls(network, ref, sub1, sub2, sub3) = 0))),
  constraint traffic_sources_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint traffic_sources_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX traffic_sources_recorded ON public.traffic_sources USING btree (site_id, recorded_at) WHERE (withdrawn_at IS NULL);

-- notifications: how to reach a member and in which language; one account per address and site
create table addresses (
  member_id bigint not null,
  site_id smallint not null,
  email text not null,
  language text,
  verified_at timestamp with time zone,
  source text default 'sign_up'::text not null,
  given_at timestamp with time zone default now() not null,
  time_zone text,
  push_previews boolean default false not null,
  quiet boolean default false not null,
  constraint addresses_pkey PRIMARY KEY (member_id),
  constraint addresses_site_id_email_key UNIQUE (site_id, email),
  constraint addresses_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
  constraint addresses_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint addresses_source_check CHECK ((source = ANY (ARRAY['sign_up'::text, 'mail_change'::text]))),
  constraint addresses_time_zone_check CHECK ((char_length(time_zone) <= 64)),
  constraint addresses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint addresses_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX addresses_by_email ON public.addresses USING btree (email);
CREATE TRIGGER addresses_held BEFORE UPDATE ON addresses FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER addresses_held_deleted BEFORE DELETE ON addresses FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER fictional_profiles_have_no_address BEFORE INSERT OR UPDATE OF member_id ON addresses FOR EACH ROW EXECUTE FUNCTION fictional_profiles_cannot_log_in();

-- notifications: addresses of erased members whose ban goes on, as keyed hashes, each until its day
create table barred_addresses (
  site_id integer not null,
  address_hash bytea not null,
  until timestamp with time zone not null,
  everywhere boolean default false not null,
  constraint barred_addresses_pkey PRIMARY KEY (site_id, address_hash),
  constraint barred_addresses_address_hash_check CHECK ((length(address_hash) = 16)),
  constraint barred_addresses_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX barred_addresses_everywhere ON public.barred_addresses USING btree (address_hash) WHERE everywhere;
CREATE INDEX barred_addresses_over ON public.barred_addresses USING btree (until);

-- notifications: bounces and complaints taken already, so that the same one twice counts once (EML-10)
create table mail_reports (
  report_hash bytea not null,
  taken_at timestamp with time zone default now() not null,
  constraint mail_reports_pkey PRIMARY KEY (report_hash)
);

-- notifications: addresses that get no optional mail, or none at all after a bounce (EML-5 to EML-7)
create table mail_suppressions (
  address_hash bytea not null,
  cause text not null,
  since timestamp with time zone default now() not null,
  constraint mail_suppressions_pkey PRIMARY KEY (address_hash, cause),
  constraint mail_suppressions_cause_check CHECK ((cause = ANY (ARRAY['fbl'::text, 'bounce'::text, 'list-unsubscribe'::text])))
);

-- notifications: until when a member was told by mail of what, so that nothing is told twice or too often (NOTIF-1)
create table mailed_notices (
  member_id bigint not null,
  kind text not null,
  about_id bigint not null,
  mailed_at timestamp with time zone not null,
  constraint mailed_notices_pkey PRIMARY KEY (member_id, kind, about_id),
  constraint mailed_notices_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'like'::text, 'match'::text, 'daily'::text]))),
  constraint mailed_notices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- notifications: what a member does or does not want to hear of, where it differs from the default (NOTIF-1)
create table notification_choices (
  member_id bigint not null,
  channel text not null,
  kind text not null,
  wanted boolean not null,
  changed_at timestamp with time zone default now() not null,
  daily boolean default false not null,
  unsubscribed_at timestamp with time zone,
  constraint notification_choices_pkey PRIMARY KEY (member_id, channel, kind),
  constraint notification_choices_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'push'::text]))),
  constraint notification_choices_daily_check CHECK (((NOT daily) OR (channel = 'mail'::text))),
  constraint notification_choices_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'like'::text, 'match'::text]))),
  constraint notification_choices_unsubscribed CHECK (((unsubscribed_at IS NULL) OR ((channel = 'mail'::text) AND (NOT wanted)))),
  constraint notification_choices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- notifications: why mail to a member is switched off (NOTIF-2)
create table notification_stops (
  member_id bigint not null,
  cause text not null,
  stopped_at timestamp with time zone default now() not null,
  constraint notification_stops_pkey PRIMARY KEY (member_id, cause),
  constraint notification_stops_cause_check CHECK ((cause = ANY (ARRAY['fbl'::text, 'bounce'::text, 'list-unsubscribe'::text]))),
  constraint notification_stops_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- notifications: logins that asked for push, and for a day those that ended: their devices get nothing, nor are stored (PUSH-9)
create table push_sessions (
  session_id bigint not null,
  ended_at timestamp with time zone,
  constraint push_sessions_pkey PRIMARY KEY (session_id)
);
CREATE INDEX push_sessions_ended ON public.push_sessions USING btree (ended_at) WHERE (ended_at IS NOT NULL);

-- notifications: devices that take push, each tied to the session that asked (PUSH-9)
create table push_subscriptions (
  id bigint generated always as identity not null,
  member_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone default now() not null,
  constraint push_subscriptions_pkey PRIMARY KEY (member_id, id),
  constraint push_subscriptions_endpoint_check CHECK ((char_length(endpoint) <= 1000)),
  constraint push_subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint);
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);

-- notifications: mails in a row that did not arrive for now; a limit turns them into a suppression (EML-6)
create table soft_bounces (
  address_hash bytea not null,
  bounces integer default 1 not null,
  last_at timestamp with time zone default now() not null,
  constraint soft_bounces_pkey PRIMARY KEY (address_hash)
);

-- operators: acts that one operator asked for and a second one approves or declines, once (SAFE-6)
create table approvals (
  id bigint default random_id() not null,
  kind text not null,
  payload jsonb not null,
  member_id bigint,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  approved boolean,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_check CHECK ((expires_at > asked_at)),
  constraint approvals_decided CHECK ((num_nulls(decided_by, decided_at, approved) = ANY (ARRAY[0, 3]))),
  constraint approvals_in_time CHECK (((decided_at < expires_at) OR (NOT approved))),
  constraint approvals_kind_check CHECK ((kind = ANY (ARRAY['ban'::text, 'code'::text, 'release'::text, 'evidence'::text, 'text'::text]))),
  constraint approvals_payload_check CHECK ((jsonb_typeof(payload) = 'object'::text)),
  constraint approvals_second CHECK (((decided_by <> asked_by) OR (NOT approved))),
  constraint approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint approvals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX approvals_of_member ON public.approvals USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX approvals_waiting ON public.approvals USING btree (asked_at, id) WHERE (decided_at IS NULL);
CREATE TRIGGER approvals_second_operator BEFORE UPDATE ON approvals FOR EACH ROW EXECUTE FUNCTION check_second_operator('asked_by');
CREATE TRIGGER approvals_stay BEFORE DELETE OR TRUNCATE ON approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_removal_of_approval();

-- operators: every act of an operator, written once and never changed (SAFE-2)
create table audit_entries (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  operator_id bigint,
  action text not null,
  member_id bigint,
  subject_id bigint,
  details jsonb default '{}'::jsonb not null,
  look boolean default false not null,
  area text generated always as (split_part(action, '/'::text, 1)) stored not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_action_check CHECK ((action ~ '^[a-z]+/[a-z-]{1,60}$'::text)),
  constraint audit_entries_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint audit_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint audit_entries_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (at, id);
CREATE INDEX audit_entries_of_action ON public.audit_entries USING btree (action, at, id);
CREATE INDEX audit_entries_of_area ON public.audit_entries USING btree (area, at, id);
CREATE INDEX audit_entries_of_member ON public.audit_entries USING btree (member_id, at, id) WHERE (member_id IS NOT NULL);
CREATE INDEX audit_entries_of_operator ON public.audit_entries USING btree (operator_id, at, id);
CREATE INDEX audit_entries_of_subject ON public.audit_entries USING btree (subject_id, at, id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER audit_entries_stay_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();

-- operators: the operators who own an item of the lists of money and approvals, or have it open
create table item_owners (
  queue text not null,
  item_id bigint not null,
  assigned_to bigint,
  assigned_until timestamp with time zone,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  constraint item_owners_pkey PRIMARY KEY (queue, item_id),
  constraint item_owners_any CHECK (((assigned_to IS NOT NULL) OR (claimed_by IS NOT NULL))),
  constraint item_owners_assigned CHECK (((assigned_to IS NULL) = (assigned_until IS NULL))),
  constraint item_owners_claimed CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint item_owners_queue_check CHECK ((queue = ANY (ARRAY['approval'::text, 'withdrawal'::text, 'debt'::text, 'finding'::text, 'refund'::text]))),
  constraint item_owners_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES operators(id),
  constraint item_owners_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id)
);
CREATE INDEX item_owners_assigned_to ON public.item_owners USING btree (assigned_to, assigned_until) WHERE (assigned_to IS NOT NULL);

-- operators: mails that operators wrote to a member, append-only until the member is erased (SAFE-5)
create table member_mails (
  id bigint default random_id() not null,
  member_id bigint not null,
  operator_id bigint not null,
  client_id uuid not null,
  words text not null,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint member_mails_pkey PRIMARY KEY (id),
  constraint member_mails_client_id_key UNIQUE (client_id),
  constraint member_mails_check CHECK ((sent_at >= written_at)),
  constraint member_mails_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 4000))),
  constraint member_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_mails_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX member_mails_of_member ON public.member_mails USING btree (member_id, written_at DESC);
CREATE INDEX member_mails_of_operator ON public.member_mails USING btree (operator_id, written_at);
CREATE TRIGGER member_mails_stay BEFORE DELETE OR UPDATE ON member_mails FOR EACH ROW EXECUTE FUNCTION protect_written();
CREATE TRIGGER member_mails_stay_all BEFORE TRUNCATE ON member_mails FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- operators: notes of operators on a member, append-only until the member is erased (SAFE-5)
create table member_notes (
  id bigint default random_id() not null,
  member_id bigint not null,
  operator_id bigint not null,
  client_id uuid not null,
  words text not null,
  written_at timestamp with time zone not null,
  struck_at timestamp with time zone,
  constraint member_notes_pkey PRIMARY KEY (id),
  constraint member_notes_client_id_key UNIQUE (client_id),
  constraint member_notes_check CHECK ((struck_at >= written_at)),
  constraint member_notes_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000))),
  constraint member_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX member_notes_of_member ON public.member_notes USING btree (member_id, written_at DESC);
CREATE TRIGGER member_notes_stay BEFORE DELETE OR UPDATE ON member_notes FOR EACH ROW EXECUTE FUNCTION protect_written();
CREATE TRIGGER member_notes_stay_all BEFORE TRUNCATE ON member_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- operators: browsers an operator logged in with before, whose failures are counted apart
create table operator_known_devices (
  operator_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint operator_known_devices_pkey PRIMARY KEY (operator_id, device_hash),
  constraint operator_known_devices_device_hash_check CHECK ((octet_length(device_hash) = 32)),
  constraint operator_known_devices_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);

-- operators: tries counted, and the locks they lead to; written by the limiter alone
create table operator_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint operator_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX operator_limits_expire ON public.operator_limits USING btree (expire);

-- operators: right passwords that still wait for their second step
create table operator_pending_logins (
  token_hash bytea not null,
  operator_id bigint not null,
  expires_at timestamp with time zone not null,
  tries smallint default 0 not null,
  constraint operator_pending_logins_pkey PRIMARY KEY (token_hash),
  constraint operator_pending_logins_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX operator_pending_logins_of_operator ON public.operator_pending_logins USING btree (operator_id);

-- operators: single-use codes for whoever lost their authenticator, hashed
create table operator_recovery_codes (
  operator_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint operator_recovery_codes_pkey PRIMARY KEY (operator_id, code_hash),
  constraint operator_recovery_codes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);

-- operators: logins to the console, by the hash of their token
create table operator_sessions (
  id bigint default random_id() not null,
  operator_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  proven_at timestamp with time zone not null,
  constraint operator_sessions_pkey PRIMARY KEY (id),
  constraint operator_sessions_token_hash_key UNIQUE (token_hash),
  constraint operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX operator_sessions_of_operator ON public.operator_sessions USING btree (operator_id);

-- operators: links with which an operator chooses a password and an authenticator, once
create table operator_set_ups (
  operator_id bigint not null,
  token_hash bytea not null,
  sealed_secret bytea,
  expires_at timestamp with time zone not null,
  constraint operator_set_ups_pkey PRIMARY KEY (operator_id),
  constraint operator_set_ups_token_hash_key UNIQUE (token_hash),
  constraint operator_set_ups_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);

-- operators: who may log in to the console, always with a second step (SAFE-2)
create table operators (
  id bigint default random_id() not null,
  email text not null,
  password_hash text,
  sealed_secret bytea,
  last_step bigint,
  created_at timestamp with time zone default now() not null,
  disabled_at timestamp with time zone,
  roles text[] not null,
  approves_from timestamp with time zone default (now() + '24:00:00'::interval) not null,
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_email_key UNIQUE (email),
  constraint operators_check CHECK (((password_hash IS NULL) = (sealed_secret IS NULL))),
  constraint operators_check1 CHECK (((disabled_at IS NULL) OR (password_hash IS NULL))),
  constraint operators_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 254)))),
  constraint operators_known_roles CHECK ((roles <@ ARRAY['moderator'::text, 'support'::text, 'finance'::text, 'editor'::text, 'administrator'::text])),
  constraint operators_with_role CHECK (((disabled_at IS NOT NULL) OR (cardinality(roles) > 0)))
);

-- operators: logins, failures, changes of factors and reads by operators, kept for 90 days (OPS-6)
create table security_events (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  kind text not null,
  member_id bigint,
  operator_id bigint,
  operation text,
  network_hash bytea,
  browser text,
  system text,
  sealed_address bytea,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_browser_check CHECK ((char_length(browser) <= 60)),
  constraint security_events_check CHECK (((kind <> 'operator_read'::text) OR ((operator_id IS NOT NULL) AND (operation IS NOT NULL)))),
  constraint security_events_check1 CHECK (((kind <> 'authority_refused'::text) OR (operation IS NOT NULL))),
  constraint security_events_kind_check CHECK ((kind = ANY (ARRAY['log_in'::text, 'log_in_failed'::text, 'log_in_locked'::text, 'log_out_others'::text, 'proof_failed'::text, 'proof_locked'::text, 'reset_requested'::text, 'password_reset'::text, 'password_changed'::text, 'two_step_on'::text, 'two_step_off'::text, 'codes_renewed'::text, 'passkey_added'::text, 'passkey_removed'::text, 'mail_change_requested'::text, 'mail_changed'::text, 'mail_change_undone'::text, 'export_requested'::text, 'export_fetched'::text, 'deletion_requested'::text, 'deletion_undone'::text, 'authority_refused'::text, 'operator_read'::text]))),
  constraint security_events_network_hash_check CHECK ((octet_length(network_hash) = 16)),
  constraint security_events_operation_check CHECK ((operation ~ '^[a-z]+/[a-z-]{1,60}$'::text)),
  constraint security_events_sealed_address_check CHECK ((octet_length(sealed_address) <= 200)),
  constraint security_events_system_check CHECK ((char_length(system) <= 60)),
  constraint security_events_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint security_events_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX security_events_by_time ON public.security_events USING btree (at);
CREATE INDEX security_events_of_member ON public.security_events USING btree (member_id, id) WHERE (member_id IS NOT NULL);
CREATE INDEX security_events_of_network ON public.security_events USING btree (network_hash, member_id) WHERE ((network_hash IS NOT NULL) AND (member_id IS NOT NULL));
CREATE INDEX security_events_of_operator ON public.security_events USING btree (operator_id, id) WHERE (operator_id IS NOT NULL);
CREATE TRIGGER security_events_stay BEFORE DELETE OR UPDATE ON security_events FOR EACH ROW EXECUTE FUNCTION protect_security_events();
CREATE TRIGGER security_events_stay_all BEFORE TRUNCATE ON security_events FOR EACH STATEMENT EXECUTE FUNCTION protect_security_events();
CREATE TRIGGER security_events_then_held BEFORE DELETE ON security_events FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- ledger: since when the credits of an order may be spent, and who asked for that
create table ledger_purchases (
  payment_id bigint not null,
  member_id bigint not null,
  granted_at timestamp with time zone not null,
  started_at timestamp with time zone,
  started_by text,
  constraint ledger_purchases_pkey PRIMARY KEY (payment_id),
  constraint ledger_purchases_started CHECK (((started_at IS NULL) = (started_by IS NULL))),
  constraint ledger_purchases_started_by_check CHECK ((started_by = ANY (ARRAY['request'::text, 'period_end'::text, 'former_terms'::text]))),
  constraint ledger_purchases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint ledger_purchases_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX ledger_purchases_of_member ON public.ledger_purchases USING btree (member_id);
CREATE INDEX ledger_purchases_waiting ON public.ledger_purchases USING btree (granted_at) WHERE (started_at IS NULL);

-- ledger: every movement of credits, append-only (CRED-3)
create table ledger_transfers (
  id bigint generated always as identity not null,
  member_id bigint not null,
  debit_account text not null,
  credit_account text not null,
  amount integer not null,
  reason text not null,
  idempotency_key text not null,
  created_at timestamp with time zone default now() not null,
  bought integer default 0 not null,
  payment_id bigint,
  constraint ledger_transfers_pkey PRIMARY KEY (member_id, id),
  constraint ledger_transfers_member_id_idempotency_key_key UNIQUE (member_id, idempotency_key),
  constraint ledger_transfers_accounts CHECK (
CASE reason
    WHEN 'signup'::text THEN ((debit_account = 'granted'::text) AND (credit_account = 'wallet'::text))
    WHEN 'demo'::text THEN ((debit_account = 'granted'::text) AND (credit_account = 'wallet'::text))
    WHEN 'gift'::text THEN ((debit_account = 'granted'::text) AND (credit_account = 'wallet'::text))
    WHEN 'purchase'::text THEN ((debit_account = 'sold'::text) AND (credit_account = 'wallet'::text))
    WHEN 'message'::text THEN ((debit_account = 'wallet'::text) AND (credit_account = 'spent'::text))
    WHEN 'refund'::text THEN ((debit_account = 'spent'::text) AND (credit_account = 'wallet'::text))
    WHEN 'withdrawal'::text THEN ((debit_account = 'wallet'::text) AND (credit_account = 'reversed'::text))
    WHEN 'chargeback'::text THEN ((debit_account = 'wallet'::text) AND (credit_account = 'reversed'::text))
    WHEN 'restored'::text THEN ((debit_account = 'reversed'::text) AND (credit_account = 'wallet'::text))
    ELSE false
END),
  constraint ledger_transfers_amount_check CHECK ((amount > 0)),
  constraint ledger_transfers_bought CHECK ((((bought >= 0) AND (bought <= amount)) AND ((bought = 0) OR (debit_account <> 'granted'::text)) AND ((bought = amount) OR (reason <> ALL (ARRAY['purchase'::text, 'withdrawal'::text]))))),
  constraint ledger_transfers_idempotency_key_check CHECK ((char_length(idempotency_key) <= 100)),
  constraint ledger_transfers_payment CHECK (((payment_id IS NOT NULL) = (reason = ANY (ARRAY['purchase'::text, 'withdrawal'::text, 'chargeback'::text, 'restored'::text])))),
  constraint ledger_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint ledger_transfers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE UNIQUE INDEX ledger_transfers_granted ON public.ledger_transfers USING btree (member_id, payment_id) WHERE (reason = 'purchase'::text);
CREATE INDEX ledger_transfers_of_payments ON public.ledger_transfers USING btree (member_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ledger: a member's balance and since when they are premium; no row is shared between members
create table wallets (
  member_id bigint not null,
  balance integer default 0 not null,
  premium_since timestamp with time zone,
  bought integer default 0 not null,
  purchase_credits integer,
  purchase_amount integer,
  purchase_currency text,
  waiting integer default 0 not null,
  bought_spent integer default 0 not null,
  constraint wallets_pkey PRIMARY KEY (member_id),
  constraint wallets_balance_check CHECK ((balance >= 0)),
  constraint wallets_bought_spent CHECK ((bought_spent >= 0)),
  constraint wallets_check CHECK (((bought >= 0) AND (bought <= balance))),
  constraint wallets_purchase_amount_check CHECK ((purchase_amount > 0)),
  constraint wallets_purchase_credits_check CHECK ((purchase_credits > 0)),
  constraint wallets_purchase_currency_check CHECK ((purchase_currency ~ '^[A-Z]{3}$'::text)),
  constraint wallets_purchase_whole CHECK ((num_nonnulls(purchase_credits, purchase_amount, purchase_currency) = ANY (ARRAY[0, 3]))),
  constraint wallets_waiting CHECK (((waiting >= 0) AND (waiting <= bought))),
  constraint wallets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- payments: members from whom no direct debit is taken, and no card charged again, until it is lifted (CRED-11, MEET-12)
create table debit_blocks (
  id bigint default random_id() not null,
  member_id bigint not null,
  payment_id bigint not null,
  reason text not null,
  since timestamp with time zone not null,
  lifted_at timestamp with time zone,
  constraint debit_blocks_pkey PRIMARY KEY (id),
  constraint debit_blocks_payment_id_key UNIQUE (payment_id),
  constraint debit_blocks_reason_check CHECK ((reason = ANY (ARRAY['disputed'::text, 'failed'::text]))),
  constraint debit_blocks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint debit_blocks_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX debit_blocks_of_members ON public.debit_blocks USING btree (member_id) WHERE (lifted_at IS NULL);

-- payments: codes sent by SMS that wait to be typed, one a member (AUTH-13)
create table debit_codes (
  member_id bigint not null,
  bound bytea not null,
  code_hash bytea not null,
  mandate_reference text not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  resend_at timestamp with time zone not null,
  tries smallint default 0 not null,
  constraint debit_codes_pkey PRIMARY KEY (member_id),
  constraint debit_codes_mandate_reference_key UNIQUE (mandate_reference),
  constraint debit_codes_bound_check CHECK ((octet_length(bound) = 32)),
  constraint debit_codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint debit_codes_mandate_reference_check CHECK ((char_length(mandate_reference) <= 35)),
  constraint debit_codes_tries_check CHECK (((tries >= 0) AND (tries <= 5))),
  constraint debit_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX debit_codes_expired ON public.debit_codes USING btree (expires_at);

-- payments: keyed hash of the browser that ordered a direct debit, for 45 days
create table debit_devices (
  payment_id bigint not null,
  device_hash bytea not null,
  cap integer not null,
  stored_at timestamp with time zone not null,
  constraint debit_devices_pkey PRIMARY KEY (payment_id),
  constraint debit_devices_cap_check CHECK ((cap > 0)),
  constraint debit_devices_device_hash_check CHECK ((octet_length(device_hash) = 16)),
  constraint debit_devices_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX debit_devices_of_device ON public.debit_devices USING btree (device_hash);
CREATE INDEX debit_devices_stored_at ON public.debit_devices USING btree (stored_at);

-- payments: how many codes went to a member and to a phone lately, by keyed hashes
create table debit_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint debit_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX debit_limits_expired ON public.debit_limits USING btree (expire);

-- payments: credits that a member owed for money that went back, and that an operator let go (SAFE-2, PAY-34)
create table debt_waivers (
  id bigint default random_id() not null,
  payment_id bigint not null,
  credits integer not null,
  reason text not null,
  waived_by bigint not null,
  waived_at timestamp with time zone not null,
  constraint debt_waivers_pkey PRIMARY KEY (id),
  constraint debt_waivers_credits_check CHECK ((credits > 0)),
  constraint debt_waivers_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint debt_waivers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint debt_waivers_waived_by_fkey FOREIGN KEY (waived_by) REFERENCES operators(id)
);
CREATE INDEX debt_waivers_of_payment ON public.debt_waivers USING btree (payment_id);

-- payments: discount codes and whom they are for (CRED-8)
create table discount_codes (
  code text not null,
  site_id smallint,
  country text,
  member_id bigint,
  expires_at timestamp with time zone,
  value_percentage numeric(4,1) not null,
  currency text,
  minimum_order_value integer,
  validity text not null,
  payment_methods text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  made_by bigint,
  approved_by bigint,
  stopped_by bigint,
  stopped_at timestamp with time zone,
  constraint discount_codes_pkey PRIMARY KEY (code),
  constraint discount_codes_code_check CHECK (((code = upper(code)) AND (char_length(code) <= 40))),
  constraint discount_codes_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint discount_codes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint discount_codes_minimum_order_value_check CHECK ((minimum_order_value >= 0)),
  constraint discount_codes_second CHECK (((approved_by IS NULL) OR ((made_by IS NOT NULL) AND (approved_by <> made_by)))),
  constraint discount_codes_stop_is_end CHECK (((stopped_at IS NULL) OR ((expires_at IS NOT NULL) AND (expires_at = stopped_at)))),
  constraint discount_codes_stopped CHECK ((num_nulls(stopped_at, stopped_by) = ANY (ARRAY[0, 2]))),
  constraint discount_codes_validity_check CHECK ((validity = ANY (ARRAY['once'::text, 'once-per-user'::text]))),
  constraint discount_codes_value_percentage_check CHECK (((value_percentage > (0)::numeric) AND (value_percentage <= (100)::numeric))),
  constraint discount_codes_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint discount_codes_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint discount_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint discount_codes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint discount_codes_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators(id)
);
CREATE INDEX discount_codes_newest ON public.discount_codes USING btree (created_at DESC, code);
CREATE INDEX discount_codes_of_member ON public.discount_codes USING btree (member_id) WHERE (member_id IS NOT NULL);

-- payments: which member was offered which discount, until when and against which lowest price, append-only (MEET-3)
create table discount_offers (
  member_id bigint not null,
  code text not null,
  package text not null,
  currency text not null,
  value_percentage numeric(4,1) not null,
  lowest_amount integer not null,
  amount integer not null,
  offered_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint discount_offers_pkey PRIMARY KEY (member_id, code, package, currency, value_percentage, lowest_amount),
  constraint discount_offers_amount CHECK (((amount)::numeric = GREATEST((1)::numeric, floor((((lowest_amount)::numeric * ((100)::numeric - value_percentage)) / (100)::numeric))))),
  constraint discount_offers_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 40))),
  constraint discount_offers_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint discount_offers_end CHECK ((ends_at > offered_at)),
  constraint discount_offers_lowest_amount_check CHECK ((lowest_amount > 0)),
  constraint discount_offers_package_check CHECK ((package = ANY (ARRAY['p0'::text, 'p1'::text, 'p2'::text, 'p3'::text]))),
  constraint discount_offers_value_percentage_check CHECK (((value_percentage > (0)::numeric) AND (value_percentage <= (100)::numeric))),
  constraint discount_offers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER discount_offers_append_only BEFORE UPDATE OR TRUNCATE ON discount_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER discount_offers_stay AFTER DELETE ON discount_offers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_discount_offers();

-- payments: one-click tokens of FlexPay for the next card purchase of a member who agreed to it (CRED-7, CRED-16)
create table flexpay_cards (
  reference text not null,
  customer text not null,
  token_sealed bytea not null,
  last_four text,
  used_by bigint,
  created_at timestamp with time zone not null,
  constraint flexpay_cards_pkey PRIMARY KEY (reference),
  constraint flexpay_cards_customer_check CHECK ((char_length(customer) <= 100)),
  constraint flexpay_cards_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint flexpay_cards_reference_check CHECK ((char_length(reference) <= 100)),
  constraint flexpay_cards_used_by_fkey FOREIGN KEY (used_by) REFERENCES payments(id)
);
CREATE INDEX flexpay_cards_used ON public.flexpay_cards USING btree (used_by) WHERE (used_by IS NOT NULL);

-- payments: money that FlexPay reported as returned, and refunds that wait for an operator there (CRED-16)
create table flexpay_reversals (
  id text not null,
  payment_id bigint not null,
  kind text not null,
  own_id text,
  transaction_id text,
  amount integer not null,
  created_at timestamp with time zone not null,
  constraint flexpay_reversals_pkey PRIMARY KEY (id),
  constraint flexpay_reversals_own_id_key UNIQUE (own_id),
  constraint flexpay_reversals_transaction_id_key UNIQUE (transaction_id),
  constraint flexpay_reversals_amount_check CHECK ((amount > 0)),
  constraint flexpay_reversals_check CHECK (((own_id IS NOT NULL) OR (transaction_id IS NOT NULL))),
  constraint flexpay_reversals_check1 CHECK (((kind = 'refund'::text) OR (own_id IS NULL))),
  constraint flexpay_reversals_id_check CHECK ((char_length(id) <= 100)),
  constraint flexpay_reversals_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'chargeback'::text]))),
  constraint flexpay_reversals_own_id_check CHECK ((char_length(own_id) <= 100)),
  constraint flexpay_reversals_transaction_id_check CHECK ((char_length(transaction_id) <= 100)),
  constraint flexpay_reversals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX flexpay_reversals_of_payments ON public.flexpay_reversals USING btree (payment_id);

-- payments: the last number that each company gave to an invoice or a credit note (VAT-4)
create table invoice_numbers (
  company_id smallint not null,
  last bigint not null,
  constraint invoice_numbers_pkey PRIMARY KEY (company_id),
  constraint invoice_numbers_last_check CHECK ((last > 0)),
  constraint invoice_numbers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id)
);

-- payments: invoices and credit notes, never changed, numbered without gaps per company (CRED-10, VAT-4)
create table invoices (
  id bigint default random_id() not null,
  company_id smallint not null,
  number bigint default 0 not null,
  kind text not null,
  payment_id bigint not null,
  corrects bigint,
  issued_at timestamp with time zone not null,
  language text not null,
  country text not null,
  proof text not null,
  rate smallint not null,
  currency text not null,
  net integer not null,
  vat integer not null,
  gross integer not null,
  credits integer not null,
  seller jsonb not null,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_company_id_number_key UNIQUE (company_id, number),
  constraint invoices_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint invoices_credit_note_corrects CHECK (((kind = 'invoice'::text) OR (corrects IS NOT NULL))),
  constraint invoices_credits_check CHECK ((credits > 0)),
  constraint invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint invoices_gross_check CHECK ((gross > 0)),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint invoices_number_check CHECK ((number > 0)),
  constraint invoices_proof_check CHECK ((proof = ANY (ARRAY['two'::text, 'one'::text, 'none'::text, 'contradicting'::text]))),
  constraint invoices_rate_check CHECK (((rate >= 0) AND (rate <= 5000))),
  constraint invoices_seller_check CHECK ((jsonb_typeof(seller) = 'object'::text)),
  constraint invoices_sum CHECK (((net >= 0) AND (vat >= 0) AND ((net + vat) = gross))),
  constraint invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoices(id),
  constraint invoices_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE UNIQUE INDEX invoices_first ON public.invoices USING btree (payment_id) WHERE (corrects IS NULL);
CREATE INDEX invoices_of_payment ON public.invoices USING btree (payment_id);
CREATE TRIGGER invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoices_numbered BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION give_invoice_number();

-- payments: what a buyer agreed to with an order beyond buying it (CON-3)
create table payment_consents (
  payment_id bigint not null,
  kind text not null,
  text_version text not null,
  language text not null,
  given_at timestamp with time zone not null,
  cap_amount integer,
  ip_sealed bytea,
  confirmed_at timestamp with time zone,
  constraint payment_consents_pkey PRIMARY KEY (payment_id, kind),
  constraint payment_consents_cap_amount_check CHECK ((cap_amount > 0)),
  constraint payment_consents_confirmed CHECK (((kind = 'start_now'::text) OR (confirmed_at IS NULL))),
  constraint payment_consents_ip CHECK (((kind = 'recurring'::text) OR (ip_sealed IS NULL))),
  constraint payment_consents_kind_check CHECK ((kind = ANY (ARRAY['start_now'::text, 'recurring'::text]))),
  constraint payment_consents_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint payment_consents_recurring CHECK (((kind = 'recurring'::text) = (cap_amount IS NOT NULL))),
  constraint payment_consents_text_version_check CHECK ((char_length(text_version) <= 40)),
  constraint payment_consents_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);

-- payments: as whom a payment provider knows a member whose card or account is kept (PAY-25)
create table payment_customers (
  member_id bigint not null,
  provider text not null,
  owner uuid default gen_random_uuid() not null,
  customer_reference text,
  constraint payment_customers_pkey PRIMARY KEY (member_id, provider),
  constraint payment_customers_owner_key UNIQUE (owner),
  constraint payment_customers_customer_reference_check CHECK ((char_length(customer_reference) <= 100)),
  constraint payment_customers_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'mollie'::text, 'flexpay'::text]))),
  constraint payment_customers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- payments: leave to charge a card or an account again, and the proof of it (CRED-6, CRED-7, SEPA-3)
create table payment_mandates (
  id bigint default random_id() not null,
  member_id bigint,
  site_id smallint not null,
  method text not null,
  provider text not null,
  customer_reference text,
  provider_reference text,
  mandate_reference text,
  holder_sealed bytea,
  iban_sealed bytea,
  iban_hash bytea,
  address_sealed bytea,
  last_four text,
  cap_amount integer not null,
  currency text not null,
  text_version text not null,
  language text not null,
  ip_sealed bytea,
  signed_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  state text default 'pending'::text not null,
  ended_at timestamp with time zone,
  ended_reason text,
  constraint payment_mandates_pkey PRIMARY KEY (id),
  constraint payment_mandates_mandate_reference_key UNIQUE (mandate_reference),
  constraint payment_mandates_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint payment_mandates_cap_amount_check CHECK ((cap_amount > 0)),
  constraint payment_mandates_check CHECK ((((state = 'ended'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (ended_reason IS NULL)))),
  constraint payment_mandates_check1 CHECK (((state <> 'valid'::text) OR ((customer_reference IS NOT NULL) AND (provider_reference IS NOT NULL)))),
  constraint payment_mandates_check2 CHECK (((method = 'directdebit'::text) = (mandate_reference IS NOT NULL))),
  constraint payment_mandates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payment_mandates_customer_reference_check CHECK ((char_length(customer_reference) <= 100)),
  constraint payment_mandates_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['member'::text, 'erased'::text, 'bank'::text, 'refused'::text, 'unused'::text]))),
  constraint payment_mandates_iban_hash_check CHECK ((octet_length(iban_hash) = 32)),
  constraint payment_mandates_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint payment_mandates_last_four_check CHECK ((last_four ~ '^[0-9A-Z]{4}$'::text)),
  constraint payment_mandates_mandate_reference_check CHECK ((char_length(mandate_reference) <= 35)),
  constraint payment_mandates_method_check CHECK ((method = ANY (ARRAY['directdebit'::text, 'creditcard'::text, 'paypal'::text]))),
  constraint payment_mandates_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'mollie'::text, 'flexpay'::text]))),
  constraint payment_mandates_provider_reference_check CHECK ((char_length(provider_reference) <= 100)),
  constraint payment_mandates_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'valid'::text, 'ended'::text]))),
  constraint payment_mandates_text_version_check CHECK ((char_length(text_version) <= 40)),
  constraint payment_mandates_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payment_mandates_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX payment_mandates_of_ibans ON public.payment_mandates USING btree (iban_hash) WHERE (iban_hash IS NOT NULL);
CREATE INDEX payment_mandates_of_members ON public.payment_mandates USING btree (member_id) WHERE (state <> 'ended'::text);
CREATE TRIGGER payment_mandates_held BEFORE UPDATE ON payment_mandates FOR EACH ROW WHEN (old.iban_sealed IS DISTINCT FROM new.iban_sealed OR old.holder_sealed IS DISTINCT FROM new.holder_sealed OR old.ip_sealed IS DISTINCT FROM new.ip_sealed) EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER payment_mandates_held_deleted BEFORE DELETE ON payment_mandates FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- payments: what an order reserves until its provider reports its end
create table payment_reservations (
  id bigint generated always as identity not null,
  payment_id bigint not null,
  member_id bigint,
  kind text not null,
  code text,
  once boolean default false not null,
  amount integer,
  currency text,
  cap integer,
  state text default 'held'::text not null,
  held_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint payment_reservations_pkey PRIMARY KEY (id),
  constraint payment_reservations_amount_check CHECK ((amount > 0)),
  constraint payment_reservations_cap_check CHECK ((cap >= 0)),
  constraint payment_reservations_code_check CHECK ((char_length(code) <= 40)),
  constraint payment_reservations_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payment_reservations_ended CHECK (((state = 'held'::text) = (ended_at IS NULL))),
  constraint payment_reservations_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'first_purchase'::text, 'spending'::text]))),
  constraint payment_reservations_once CHECK (((NOT once) OR (kind = 'code'::text))),
  constraint payment_reservations_shape CHECK (
CASE kind
    WHEN 'spending'::text THEN ((code IS NULL) AND (NOT once) AND (num_nulls(amount, currency) = 0))
    ELSE ((code IS NOT NULL) AND (num_nonnulls(amount, currency, cap) = 0))
END),
  constraint payment_reservations_state_check CHECK ((state = ANY (ARRAY['held'::text, 'used'::text, 'released'::text]))),
  constraint payment_reservations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payment_reservations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE UNIQUE INDEX payment_reservations_first ON public.payment_reservations USING btree (member_id) WHERE ((kind = 'first_purchase'::text) AND (state <> 'released'::text));
CREATE UNIQUE INDEX payment_reservations_of_code ON public.payment_reservations USING btree (code, member_id) WHERE ((kind = 'code'::text) AND (state <> 'released'::text));
CREATE INDEX payment_reservations_of_member ON public.payment_reservations USING btree (member_id, held_at);
CREATE UNIQUE INDEX payment_reservations_of_payment ON public.payment_reservations USING btree (payment_id, kind) WHERE (state <> 'released'::text);
CREATE UNIQUE INDEX payment_reservations_once ON public.payment_reservations USING btree (code) WHERE (once AND (state <> 'released'::text));
CREATE INDEX payment_reservations_payment ON public.payment_reservations USING btree (payment_id);

-- payments: money that went back to its buyer, and the credits it took along (CRED-11, PAY-2)
create table payment_reversals (
  id bigint default random_id() not null,
  payment_id bigint not null,
  kind text not null,
  provider_reference text,
  amount integer not null,
  credits integer not null,
  taken integer not null,
  state text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  requested_by text,
  operator_id bigint,
  approved_by bigint,
  held_until timestamp with time zone,
  released_at timestamp with time zone,
  released_why text,
  sending_at timestamp with time zone,
  by_hand boolean default false not null,
  constraint payment_reversals_pkey PRIMARY KEY (id),
  constraint payment_reversals_payment_id_kind_provider_reference_key UNIQUE (payment_id, kind, provider_reference),
  constraint payment_reversals_amount_check CHECK ((amount > 0)),
  constraint payment_reversals_by_hand CHECK (((NOT by_hand) OR ((kind = 'refund'::text) AND (state = 'done'::text) AND (requested_by IS NOT NULL) AND (held_until IS NULL)))),
  constraint payment_reversals_check CHECK (((taken >= 0) AND (taken <= credits))),
  constraint payment_reversals_credits_check CHECK ((credits >= 0)),
  constraint payment_reversals_held CHECK (((held_until IS NULL) OR (requested_by = 'member'::text))),
  constraint payment_reversals_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'chargeback'::text]))),
  constraint payment_reversals_named CHECK (((provider_reference IS NOT NULL) OR (requested_by IS NOT NULL))),
  constraint payment_reversals_operator CHECK (((operator_id IS NOT NULL) = COALESCE((requested_by = 'operator'::text), false))),
  constraint payment_reversals_own_refund CHECK (((requested_by IS NULL) OR (kind = 'refund'::text))),
  constraint payment_reversals_reason_check CHECK ((char_length(reason) <= 500)),
  constraint payment_reversals_released CHECK (((num_nulls(released_at, released_why) = ANY (ARRAY[0, 2])) AND ((released_at IS NULL) OR (held_until IS NOT NULL)))),
  constraint payment_reversals_released_why_check CHECK ((released_why = ANY (ARRAY['approved'::text, 'due'::text, 'returned'::text]))),
  constraint payment_reversals_requested_by_check CHECK ((requested_by = ANY (ARRAY['member'::text, 'operator'::text, 'system'::text]))),
  constraint payment_reversals_returned CHECK (((released_why <> 'returned'::text) OR (state = 'undone'::text))),
  constraint payment_reversals_second CHECK (((approved_by IS NULL) OR ((operator_id IS NOT NULL) AND (approved_by <> operator_id)))),
  constraint payment_reversals_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'undone'::text]))),
  constraint payment_reversals_waits CHECK (((held_until IS NULL) OR (released_at IS NOT NULL) OR ((state = 'pending'::text) AND (num_nonnulls(provider_reference, sending_at) = 0)))),
  constraint payment_reversals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint payment_reversals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint payment_reversals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_reversals_due ON public.payment_reversals USING btree (held_until) WHERE ((held_until IS NOT NULL) AND (released_at IS NULL));
CREATE UNIQUE INDEX payment_reversals_one_withdrawal ON public.payment_reversals USING btree (payment_id) WHERE ((requested_by = 'member'::text) AND (state <> 'undone'::text));
CREATE INDEX payment_reversals_settled ON public.payment_reversals USING btree (settled_at) WHERE (state = 'done'::text);
CREATE TRIGGER payment_reversals_within_paid BEFORE INSERT ON payment_reversals FOR EACH ROW WHEN (new.requested_by IS NOT NULL) EXECUTE FUNCTION refund_within_paid();

-- payments: orders of credit packages and what became of them (CRED-4)
create table payments (
  id bigint default random_id() not null,
  member_id bigint not null,
  site_id smallint not null,
  package text not null,
  credits integer not null,
  amount integer not null,
  currency text not null,
  country text not null,
  method text not null,
  provider text not null,
  provider_reference text,
  checkout_url text,
  state text default 'pending'::text not null,
  client_id uuid,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  next_check_at timestamp with time zone default now() not null,
  watched_until timestamp with time zone,
  reversed_amount integer default 0 not null,
  full_amount integer,
  discount_code text,
  ip_country text,
  payer_country text,
  mandate_id bigint,
  debit_at timestamp with time zone,
  charge_tried_at timestamp with time zone,
  retry_of bigint,
  failure text,
  confirmed_at timestamp with time zone,
  transfer_iban text,
  transfer_bic text,
  transfer_name text,
  transfer_reference text,
  buyer_country text,
  buyer_country_at timestamp with time zone,
  announced_at timestamp with time zone,
  made_premium boolean default false not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_member_id_client_id_key UNIQUE (member_id, client_id),
  constraint payments_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint payments_retry_of_key UNIQUE (retry_of),
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_buyer_country_check CHECK ((buyer_country ~ '^[A-Z]{2}$'::text)),
  constraint payments_buyer_country_whole CHECK (((buyer_country IS NULL) = (buyer_country_at IS NULL))),
  constraint payments_check CHECK (((state = 'pending'::text) = (settled_at IS NULL))),
  constraint payments_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint payments_credits_check CHECK ((credits > 0)),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_debit_of_mandate CHECK (((debit_at IS NULL) OR (mandate_id IS NOT NULL))),
  constraint payments_discount_code_check CHECK ((char_length(discount_code) <= 40)),
  constraint payments_discount_of_full CHECK (((discount_code IS NULL) OR (full_amount IS NOT NULL))),
  constraint payments_discounted CHECK ((full_amount >= amount)),
  constraint payments_failure_check CHECK ((char_length(failure) <= 40)),
  constraint payments_ip_country_check CHECK ((ip_country ~ '^[A-Z]{2}$'::text)),
  constraint payments_package_check CHECK ((package = ANY (ARRAY['p0'::text, 'p1'::text, 'p2'::text, 'p3'::text]))),
  constraint payments_payer_country_check CHECK ((payer_country ~ '^[A-Z]{2}$'::text)),
  constraint payments_provider_check CHECK ((provider = ANY (ARRAY['sandbox'::text, 'mollie'::text, 'flexpay'::text]))),
  constraint payments_retry_of_debit CHECK (((retry_of IS NULL) OR (debit_at IS NOT NULL))),
  constraint payments_reversed_within_paid CHECK (((reversed_amount >= 0) AND (reversed_amount <= amount))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))),
  constraint payments_transfer_whole CHECK ((num_nulls(transfer_iban, transfer_bic, transfer_name, transfer_reference) = ANY (ARRAY[0, 4]))),
  constraint payments_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES payment_mandates(id),
  constraint payments_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payments_retry_of_fkey FOREIGN KEY (retry_of) REFERENCES payments(id),
  constraint payments_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX payments_due ON public.payments USING btree (next_check_at) WHERE ((state = 'pending'::text) OR (watched_until IS NOT NULL));
CREATE INDEX payments_newest ON public.payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments_of_code ON public.payments USING btree (discount_code, created_at DESC, id DESC) WHERE (discount_code IS NOT NULL);
CREATE INDEX payments_of_mandates ON public.payments USING btree (mandate_id) WHERE (mandate_id IS NOT NULL);
CREATE INDEX payments_of_member ON public.payments USING btree (member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX payments_one_open_charge ON public.payments USING btree (mandate_id) WHERE ((state = 'pending'::text) AND (method <> 'directdebit'::text) AND (mandate_id IS NOT NULL));
CREATE INDEX payments_open_debits ON public.payments USING btree (member_id) WHERE (debit_at IS NOT NULL);
CREATE INDEX payments_paid_of_site ON public.payments USING btree (site_id, settled_at DESC) WHERE (state = 'completed'::text);

-- payments: differences between our books and those of a provider, or within them, each once (CRED-11)
create table reconciliation_findings (
  id bigint default random_id() not null,
  books text not null,
  kind text not null,
  subject text not null,
  payment_id bigint,
  provider_reference text,
  details jsonb not null,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by bigint,
  note text,
  constraint reconciliation_findings_pkey PRIMARY KEY (id),
  constraint reconciliation_findings_books_kind_subject_key UNIQUE (books, kind, subject),
  constraint reconciliation_findings_books_check CHECK ((books = ANY (ARRAY['sandbox'::text, 'mollie'::text, 'flexpay'::text, 'ledger'::text]))),
  constraint reconciliation_findings_check CHECK ((last_seen >= first_seen)),
  constraint reconciliation_findings_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint reconciliation_findings_explained CHECK (((resolved_by IS NULL) = (note IS NULL))),
  constraint reconciliation_findings_kind_check CHECK ((kind = ANY (ARRAY['unknown_here'::text, 'unknown_there'::text, 'amount_differs'::text, 'paid_there'::text, 'paid_here'::text, 'reversal_missing'::text, 'reversal_unknown'::text, 'no_reference'::text, 'more_back_than_paid'::text, 'ledger'::text, 'serial_withdrawals'::text, 'refund_refused'::text]))),
  constraint reconciliation_findings_note_check CHECK ((char_length(note) <= 500)),
  constraint reconciliation_findings_resolved CHECK (((resolved_at IS NOT NULL) OR ((resolved_by IS NULL) AND (note IS NULL)))),
  constraint reconciliation_findings_subject_check CHECK ((char_length(subject) <= 200)),
  constraint reconciliation_findings_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint reconciliation_findings_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES operators(id)
);
CREATE INDEX reconciliation_findings_open ON public.reconciliation_findings USING btree (first_seen DESC, id) WHERE (resolved_at IS NULL);

-- payments: comparisons of our books with those of a provider or with themselves, so that a night without one is seen (CRED-11)
create table reconciliation_runs (
  id bigint generated always as identity not null,
  books text not null,
  covers_from timestamp with time zone not null,
  covers_until timestamp with time zone not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  theirs integer default 0 not null,
  ours integer default 0 not null,
  open_findings integer default 0 not null,
  constraint reconciliation_runs_pkey PRIMARY KEY (id),
  constraint reconciliation_runs_books_check CHECK ((books = ANY (ARRAY['sandbox'::text, 'mollie'::text, 'flexpay'::text, 'ledger'::text]))),
  constraint reconciliation_runs_check CHECK ((covers_until > covers_from)),
  constraint reconciliation_runs_check1 CHECK ((finished_at >= started_at)),
  constraint reconciliation_runs_open_findings_check CHECK ((open_findings >= 0)),
  constraint reconciliation_runs_ours_check CHECK ((ours >= 0)),
  constraint reconciliation_runs_theirs_check CHECK ((theirs >= 0))
);
CREATE INDEX reconciliation_runs_newest ON public.reconciliation_runs USING btree (started_at DESC);

-- payments: refunds that the provider refused, to be paid by bank transfer (DSA-6, CON-6)
create table refund_cases (
  id bigint default random_id() not null,
  payment_id bigint not null,
  reversal_id bigint not null,
  opened_at timestamp with time zone not null,
  account bytea,
  account_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by bigint,
  paid_reversal_id bigint,
  constraint refund_cases_pkey PRIMARY KEY (id),
  constraint refund_cases_paid_reversal_id_key UNIQUE (paid_reversal_id),
  constraint refund_cases_reversal_id_key UNIQUE (reversal_id),
  constraint refund_cases_account CHECK (((account IS NULL) OR ((account_at IS NOT NULL) AND (closed_at IS NULL)))),
  constraint refund_cases_closed CHECK ((num_nulls(closed_at, closed_by) = ANY (ARRAY[0, 2]))),
  constraint refund_cases_paid CHECK (((paid_reversal_id IS NULL) OR (closed_at IS NOT NULL))),
  constraint refund_cases_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operators(id),
  constraint refund_cases_paid_reversal_id_fkey FOREIGN KEY (paid_reversal_id) REFERENCES payment_reversals(id),
  constraint refund_cases_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refund_cases_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES payment_reversals(id)
);
CREATE UNIQUE INDEX refund_cases_open ON public.refund_cases USING btree (payment_id) WHERE (closed_at IS NULL);

-- payments: refunds of direct debits that wait for a second operator, while the bank may still take the money back itself (SEPA-8)
create table refund_proposals (
  id bigint default random_id() not null,
  payment_id bigint not null,
  amount integer not null,
  credits integer not null,
  reason text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  approved boolean,
  reversal_id bigint,
  constraint refund_proposals_pkey PRIMARY KEY (id),
  constraint refund_proposals_amount_check CHECK ((amount > 0)),
  constraint refund_proposals_credits_check CHECK ((credits >= 0)),
  constraint refund_proposals_decided CHECK (((num_nulls(decided_by, decided_at, approved) = ANY (ARRAY[0, 3])) OR ((reversal_id IS NOT NULL) AND (decided_by IS NULL) AND (decided_at IS NOT NULL) AND (NOT approved)))),
  constraint refund_proposals_in_time CHECK (((NOT approved) OR (decided_at < (proposed_at + '7 days'::interval)))) NOT VALID,
  constraint refund_proposals_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint refund_proposals_second CHECK (((decided_by <> proposed_by) OR (NOT approved))),
  constraint refund_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint refund_proposals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refund_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES operators(id),
  constraint refund_proposals_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES payment_reversals(id)
);
CREATE UNIQUE INDEX refund_proposals_open ON public.refund_proposals USING btree (payment_id) WHERE (decided_at IS NULL);
CREATE TRIGGER refund_proposals_second_operator BEFORE UPDATE ON refund_proposals FOR EACH ROW EXECUTE FUNCTION check_second_operator('proposed_by');

-- payments: what a member allows themselves to spend on credits in 30 days (CRED-12)
create table spending_caps (
  member_id bigint not null,
  amount integer,
  currency text not null,
  next_amount integer,
  next_from timestamp with time zone,
  set_at timestamp with time zone not null,
  constraint spending_caps_pkey PRIMARY KEY (member_id),
  constraint spending_caps_amount_check CHECK (((amount >= 0) AND (amount <= 1000000))),
  constraint spending_caps_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint spending_caps_looser CHECK (((next_amount IS NULL) OR (next_amount > amount))),
  constraint spending_caps_next CHECK (((next_amount IS NULL) OR (next_from IS NOT NULL))),
  constraint spending_caps_next_amount_check CHECK (((next_amount >= 0) AND (next_amount <= 1000000))),
  constraint spending_caps_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- payments: standard VAT rates of countries, each from a day on; a change is a new row (VAT-2)
create table vat_rates (
  country text not null,
  valid_from date not null,
  rate smallint not null,
  constraint vat_rates_pkey PRIMARY KEY (country, valid_from),
  constraint vat_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint vat_rates_rate_check CHECK (((rate >= 1) AND (rate <= 5000)))
);

-- payments: withdrawals that match no order or no proven buyer, for an operator (CRED-12)
create table withdrawal_cases (
  id bigint default random_id() not null,
  site_id smallint not null,
  order_number text not null,
  reason text not null,
  address_hash bytea not null,
  network_hash bytea,
  opened_at timestamp with time zone not null,
  receipted_at timestamp with time zone,
  outcome text,
  answer text,
  closed_by bigint,
  closed_at timestamp with time zone,
  keep_until timestamp with time zone,
  dismissal text,
  constraint withdrawal_cases_pkey PRIMARY KEY (id),
  constraint withdrawal_cases_address_hash_check CHECK ((octet_length(address_hash) = 32)),
  constraint withdrawal_cases_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 4000))),
  constraint withdrawal_cases_closed CHECK (((num_nulls(outcome, closed_by, closed_at, keep_until) = ANY (ARRAY[0, 4])) AND ((answer IS NOT NULL) = COALESCE((outcome = 'answered'::text), false)) AND ((dismissal IS NOT NULL) = COALESCE((outcome = 'dismissed'::text), false)))),
  constraint withdrawal_cases_dismissal_check CHECK (((char_length(dismissal) >= 1) AND (char_length(dismissal) <= 1000))),
  constraint withdrawal_cases_network_hash_check CHECK ((octet_length(network_hash) = 32)),
  constraint withdrawal_cases_order_number_check CHECK ((order_number ~ '^[1-9][0-9]{0,15}$'::text)),
  constraint withdrawal_cases_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'matched'::text, 'dismissed'::text]))),
  constraint withdrawal_cases_reason_check CHECK ((reason = ANY (ARRAY['unknown'::text, 'unproven'::text]))),
  constraint withdrawal_cases_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operators(id),
  constraint withdrawal_cases_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX withdrawal_cases_address ON public.withdrawal_cases USING btree (address_hash, receipted_at);
CREATE INDEX withdrawal_cases_kept ON public.withdrawal_cases USING btree (keep_until) WHERE (keep_until IS NOT NULL);
CREATE INDEX withdrawal_cases_network ON public.withdrawal_cases USING btree (network_hash) WHERE (network_hash IS NOT NULL);
CREATE UNIQUE INDEX withdrawal_cases_open ON public.withdrawal_cases USING btree (site_id, order_number, address_hash) WHERE (outcome IS NULL);
CREATE INDEX withdrawal_cases_queue ON public.withdrawal_cases USING btree (opened_at) WHERE (outcome IS NULL);
CREATE INDEX withdrawal_cases_receipts ON public.withdrawal_cases USING btree (site_id, receipted_at);
CREATE TRIGGER withdrawal_cases_answered AFTER UPDATE OF outcome ON withdrawal_cases FOR EACH ROW WHEN (old.outcome IS NULL AND new.outcome IS NOT NULL) EXECUTE FUNCTION count_withdrawal_answer();

-- payments: declarations that an order is withdrawn from, and what came of them (CON-4, CON-5)
create table withdrawals (
  id bigint default random_id() not null,
  payment_id bigint,
  logged_in boolean not null,
  declared bytea,
  language text not null,
  declared_at timestamp with time zone not null,
  outcome text,
  answered_at timestamp with time zone,
  reversal_id bigint,
  site_id smallint,
  order_number text,
  network_hash bytea,
  case_id bigint,
  matched_by bigint,
  after_ban boolean default false not null,
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_reversal_id_key UNIQUE (reversal_id),
  constraint withdrawals_after_ban CHECK (((NOT after_ban) OR ((payment_id IS NOT NULL) AND logged_in))),
  constraint withdrawals_answered CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  constraint withdrawals_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint withdrawals_matched CHECK (((matched_by IS NULL) OR ((payment_id IS NOT NULL) AND (case_id IS NOT NULL)))),
  constraint withdrawals_network_hash_check CHECK ((octet_length(network_hash) = 32)),
  constraint withdrawals_order_number_check CHECK ((order_number ~ '^[1-9][0-9]{0,15}$'::text)),
  constraint withdrawals_outcome_check CHECK ((outcome = ANY (ARRAY['refunded'::text, 'cancelled'::text, 'unpaid'::text, 'late'::text, 'repeated'::text, 'spent'::text, 'unproven'::text, 'unknown'::text]))),
  constraint withdrawals_refunded CHECK (((reversal_id IS NOT NULL) = COALESCE((outcome = 'refunded'::text), false))),
  constraint withdrawals_unknown CHECK (((outcome IS NULL) OR ((outcome = 'unknown'::text) = (payment_id IS NULL)))),
  constraint withdrawals_case_id_fkey FOREIGN KEY (case_id) REFERENCES withdrawal_cases(id),
  constraint withdrawals_matched_by_fkey FOREIGN KEY (matched_by) REFERENCES operators(id),
  constraint withdrawals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint withdrawals_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES payment_reversals(id),
  constraint withdrawals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX withdrawals_network ON public.withdrawals USING btree (declared_at) WHERE (network_hash IS NOT NULL);
CREATE INDEX withdrawals_of_case ON public.withdrawals USING btree (case_id) WHERE (case_id IS NOT NULL);
CREATE INDEX withdrawals_of_payment ON public.withdrawals USING btree (payment_id, answered_at);

-- safety: members who used a site in a month, counts alone (DSA-4)
create table active_recipients (
  site_id smallint not null,
  month date not null,
  members integer not null,
  in_union integer not null,
  counted_at timestamp with time zone not null,
  constraint active_recipients_pkey PRIMARY KEY (site_id, month),
  constraint active_recipients_check CHECK (((in_union >= 0) AND (in_union <= members))),
  constraint active_recipients_members_check CHECK ((members >= 0)),
  constraint active_recipients_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint active_recipients_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE TRIGGER active_recipients_stay BEFORE DELETE OR UPDATE ON active_recipients FOR EACH ROW EXECUTE FUNCTION keep_active_recipients();
CREATE TRIGGER active_recipients_stay_all BEFORE TRUNCATE ON active_recipients FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- safety: what members bring against a decision, once
create table appeals (
  report_id bigint not null,
  words text not null,
  created_at timestamp with time zone not null,
  by text default 'member'::text not null,
  decided_at timestamp with time zone,
  constraint appeals_pkey PRIMARY KEY (report_id, by),
  constraint appeals_by_check CHECK ((by = ANY (ARRAY['member'::text, 'reporter'::text]))),
  constraint appeals_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000))),
  constraint appeals_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE
);
CREATE CONSTRAINT TRIGGER appeals_count_moderation AFTER INSERT ON appeals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();

-- safety: reports to the police and other authorities that were made, with number and date (DSA-5)
create table authority_reports (
  id bigint default random_id() not null,
  client_id uuid not null,
  hold_id bigint not null,
  member_id bigint not null,
  operator_id bigint not null,
  authority text not null,
  reference text not null,
  reported_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  constraint authority_reports_pkey PRIMARY KEY (id),
  constraint authority_reports_client_id_key UNIQUE (client_id),
  constraint authority_reports_authority_check CHECK (((char_length(authority) >= 1) AND (char_length(authority) <= 120))),
  constraint authority_reports_check CHECK ((recorded_at >= reported_at)),
  constraint authority_reports_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 80))),
  constraint authority_reports_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES evidence_holds(id),
  constraint authority_reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint authority_reports_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX authority_reports_of_hold ON public.authority_reports USING btree (hold_id, reported_at);
CREATE INDEX authority_reports_of_member ON public.authority_reports USING btree (member_id);

-- safety: when a site stopped hiding members automatically, and who released it
create table automatic_brakes (
  id bigint default random_id() not null,
  site_id smallint not null,
  since timestamp with time zone not null,
  hidden integer not null,
  released_at timestamp with time zone,
  released_by bigint,
  constraint automatic_brakes_pkey PRIMARY KEY (id),
  constraint automatic_brakes_hidden_check CHECK ((hidden >= 0)),
  constraint automatic_brakes_release CHECK ((((released_at IS NULL) = (released_by IS NULL)) AND (released_at >= since))),
  constraint automatic_brakes_released_by_fkey FOREIGN KEY (released_by) REFERENCES operators(id),
  constraint automatic_brakes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE UNIQUE INDEX automatic_brakes_on ON public.automatic_brakes USING btree (site_id) WHERE (released_at IS NULL);
CREATE INDEX automatic_brakes_released ON public.automatic_brakes USING btree (site_id, released_at);

-- safety: the reporters who caused an automatic hiding, with the trust in them at that moment
create table automatic_measure_reporters (
  report_id bigint not null,
  witness_id bigint not null,
  standing text not null,
  confirmed_days integer not null,
  upheld integer not null,
  rejected integer not null,
  constraint automatic_measure_reporters_pkey PRIMARY KEY (report_id, witness_id),
  constraint automatic_measure_reporters_confirmed_days_check CHECK ((confirmed_days >= 0)),
  constraint automatic_measure_reporters_rejected_check CHECK ((rejected >= 0)),
  constraint automatic_measure_reporters_standing_check CHECK ((standing = ANY (ARRAY['known'::text, 'established'::text]))),
  constraint automatic_measure_reporters_upheld_check CHECK ((upheld >= 0)),
  constraint automatic_measure_reporters_report_id_fkey FOREIGN KEY (report_id) REFERENCES automatic_measures(report_id) ON DELETE CASCADE,
  constraint automatic_measure_reporters_witness_id_fkey FOREIGN KEY (witness_id) REFERENCES reports(id) ON DELETE CASCADE
);
CREATE INDEX automatic_measure_reporters_of_witness ON public.automatic_measure_reporters USING btree (witness_id);

-- safety: why a member was hidden without an operator
create table automatic_measures (
  report_id bigint not null,
  site_id smallint not null,
  rule text not null,
  since timestamp with time zone not null,
  constraint automatic_measures_pkey PRIMARY KEY (report_id),
  constraint automatic_measures_rule_check CHECK ((rule = ANY (ARRAY['established_reporter'::text, 'independent_reporters'::text, 'before_trust'::text, 'operator'::text]))),
  constraint automatic_measures_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE,
  constraint automatic_measures_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX automatic_measures_of_site ON public.automatic_measures USING btree (site_id, since);
CREATE CONSTRAINT TRIGGER automatic_measures_count_moderation AFTER INSERT ON automatic_measures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();

-- safety: who blocked whom, seen from both sides
create table blocks (
  member_id bigint not null,
  other_id bigint not null,
  direction text not null,
  created_at timestamp with time zone default now() not null,
  opposite text generated always as (
CASE direction
    WHEN 'given'::text THEN 'received'::text
    ELSE 'given'::text
END) stored not null,
  constraint blocks_pkey PRIMARY KEY (member_id, other_id, direction),
  constraint blocks_check CHECK ((member_id <> other_id)),
  constraint blocks_direction_check CHECK ((direction = ANY (ARRAY['given'::text, 'received'::text]))),
  constraint blocks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint blocks_other_id_fkey FOREIGN KEY (other_id) REFERENCES members(id),
  constraint blocks_other_id_member_id_opposite_fkey FOREIGN KEY (other_id, member_id, opposite) REFERENCES blocks(member_id, other_id, direction)
);
CREATE INDEX blocks_newest ON public.blocks USING btree (member_id, direction, created_at DESC, other_id);

-- safety: complaints of anybody, and our answers
create table complaints (
  id bigint default random_id() not null,
  site_id smallint not null,
  client_id uuid not null,
  member_id bigint,
  declared bytea,
  address_hash bytea,
  subject text not null,
  words text not null,
  order_number text,
  place text,
  language text not null,
  origin text not null,
  created_at timestamp with time zone not null,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  outcome text,
  answer text,
  answered_by bigint,
  answered_at timestamp with time zone,
  keep_until timestamp with time zone,
  alarm smallint default 0 not null,
  appeals bigint,
  answered_alone boolean default false not null,
  network_hash bytea,
  device_hash bytea,
  flagger_id bigint,
  assigned_to bigint,
  assigned_until timestamp with time zone,
  constraint complaints_pkey PRIMARY KEY (id),
  constraint complaints_appeals_key UNIQUE (appeals),
  constraint complaints_client_id_key UNIQUE (client_id),
  constraint complaints_alarm_check CHECK (((alarm >= 0) AND (alarm <= 3))),
  constraint complaints_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 4000))),
  constraint complaints_answered CHECK ((((outcome IS NULL) = (answered_at IS NULL)) AND ((outcome IS NULL) = (keep_until IS NULL)) AND (((outcome IS NULL) OR (outcome = 'unread'::text)) = (answer IS NULL)) AND (((outcome IS NULL) OR (outcome = 'unread'::text)) = (answered_by IS NULL)))),
  constraint complaints_appeal_another CHECK ((appeals <> id)),
  constraint complaints_assigned_until CHECK (((assigned_to IS NULL) = (assigned_until IS NULL))),
  constraint complaints_claim CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint complaints_counted CHECK (((address_hash IS NULL) OR (declared IS NOT NULL))),
  constraint complaints_device_hash_check CHECK ((octet_length(device_hash) = 16)),
  constraint complaints_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint complaints_network_hash_check CHECK ((octet_length(network_hash) = 16)),
  constraint complaints_one_sender CHECK (((member_id IS NULL) OR (declared IS NULL))),
  constraint complaints_order_number_check CHECK (((char_length(order_number) >= 1) AND (char_length(order_number) <= 20))),
  constraint complaints_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'not_upheld'::text, 'answered'::text, 'unread'::text]))),
  constraint complaints_place_check CHECK (((char_length(place) >= 1) AND (char_length(place) <= 500))),
  constraint complaints_subject_check CHECK ((subject = ANY (ARRAY['thought_real'::text, 'payment'::text, 'account'::text, 'content'::text, 'intimate_image'::text, 'underage'::text, 'threat'::text, 'extortion'::text, 'privacy'::text, 'accessibility'::text, 'other'::text]))),
  constraint complaints_unread CHECK (((outcome <> 'unread'::text) OR ((subject = 'content'::text) AND (flagger_id IS NULL) AND (appeals IS NULL)))),
  constraint complaints_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 4000))),
  constraint complaints_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES operators(id),
  constraint complaints_appeals_fkey FOREIGN KEY (appeals) REFERENCES complaints(id) ON DELETE SET NULL,
  constraint complaints_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES operators(id),
  constraint complaints_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id),
  constraint complaints_flagger_id_fkey FOREIGN KEY (flagger_id) REFERENCES trusted_flaggers(id),
  constraint complaints_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint complaints_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX complaints_assigned ON public.complaints USING btree (assigned_to) WHERE ((assigned_to IS NOT NULL) AND (outcome IS NULL));
CREATE INDEX complaints_first ON public.complaints USING btree (((flagger_id IS NULL)), (
CASE subject
    WHEN 'underage'::text THEN 1
    WHEN 'intimate_image'::text THEN 2
    WHEN 'threat'::text THEN 3
    WHEN 'extortion'::text THEN 4
    ELSE 5
END), created_at, id) WHERE (outcome IS NULL);
CREATE INDEX complaints_of_address ON public.complaints USING btree (address_hash, created_at) WHERE (address_hash IS NOT NULL);
CREATE INDEX complaints_of_device ON public.complaints USING btree (device_hash) WHERE (device_hash IS NOT NULL);
CREATE INDEX complaints_of_flagger ON public.complaints USING btree (flagger_id) WHERE (flagger_id IS NOT NULL);
CREATE INDEX complaints_of_member ON public.complaints USING btree (member_id, created_at DESC);
CREATE INDEX complaints_of_network ON public.complaints USING btree (network_hash) WHERE (network_hash IS NOT NULL);
CREATE INDEX complaints_over ON public.complaints USING btree (keep_until) WHERE (keep_until IS NOT NULL);
CREATE INDEX complaints_unfounded ON public.complaints USING btree (answered_at) WHERE (outcome = 'not_upheld'::text);
CREATE INDEX complaints_waiting ON public.complaints USING btree ((
CASE subject
    WHEN 'underage'::text THEN 1
    WHEN 'intimate_image'::text THEN 2
    WHEN 'threat'::text THEN 3
    WHEN 'extortion'::text THEN 4
    ELSE 5
END), created_at, id) WHERE (outcome IS NULL);
CREATE TRIGGER complaints_answered_in AFTER UPDATE OF outcome ON complaints FOR EACH ROW WHEN (old.outcome IS NULL AND new.outcome IS NOT NULL) EXECUTE FUNCTION count_complaint_answer();
CREATE TRIGGER complaints_by_another_operator BEFORE UPDATE OF answered_by ON complaints FOR EACH ROW WHEN (new.appeals IS NOT NULL AND new.answered_by IS NOT NULL) EXECUTE FUNCTION another_operator_answers();
CREATE CONSTRAINT TRIGGER complaints_count_moderation AFTER INSERT OR UPDATE OF outcome ON complaints DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();
CREATE TRIGGER complaints_never_unread_later BEFORE UPDATE OF outcome ON complaints FOR EACH ROW WHEN (new.outcome = 'unread'::text AND old.outcome IS DISTINCT FROM 'unread'::text) EXECUTE FUNCTION refuse_unread_complaint();
CREATE TRIGGER complaints_reopened AFTER UPDATE OF outcome ON complaints FOR EACH ROW WHEN (old.outcome = 'unread'::text AND new.outcome IS NULL) EXECUTE FUNCTION reopen_unread_complaint();
CREATE TRIGGER complaints_unread_of_suspended BEFORE INSERT ON complaints FOR EACH ROW WHEN (new.outcome = 'unread'::text) EXECUTE FUNCTION refuse_unread_complaint();

-- safety: what operators decided on reports, each with the rule it rests on
create table decisions (
  report_id bigint not null,
  stage text not null,
  operator_id bigint not null,
  outcome text not null,
  ground text,
  decided_at timestamp with time zone not null,
  credits integer,
  until timestamp with time zone,
  lifted_at timestamp with time zone,
  also text[] default '{}'::text[] not null,
  facts text,
  reasons text,
  removed_photos bigint[] default '{}'::bigint[] not null,
  removed_text jsonb,
  extended_by bigint[] default '{}'::bigint[] not null,
  told_at timestamp with time zone,
  alone boolean default false not null,
  measures text[] generated always as (
CASE
    WHEN (ground IS NULL) THEN '{}'::text[]
    ELSE array_append(also, outcome)
END) stored not null,
  constraint decisions_pkey PRIMARY KEY (report_id, stage),
  constraint decisions_alone_on_appeals CHECK (((NOT alone) OR (stage = ANY (ARRAY['appeal'::text, 'reporter_appeal'::text])))),
  constraint decisions_also_check CHECK ((array_position(also, NULL::text) IS NULL)),
  constraint decisions_credits_check CHECK ((credits > 0)),
  constraint decisions_credits_where_refunded CHECK (((credits IS NULL) = (outcome <> 'refunded'::text))),
  constraint decisions_facts_check CHECK (((char_length(facts) >= 1) AND (char_length(facts) <= 6000))),
  constraint decisions_facts_with_measures CHECK (((facts IS NULL) OR (ground IS NOT NULL))),
  constraint decisions_ground_check CHECK ((ground ~ '^[a-z_]{1,40}$'::text)),
  constraint decisions_lifted_where_restricting CHECK (((lifted_at IS NULL) OR (outcome = ANY (ARRAY['content_removed'::text, 'suspended'::text, 'banned'::text])))),
  constraint decisions_measures_fit CHECK ((
CASE outcome
    WHEN 'text_removed'::text THEN (also <@ ARRAY['warning'::text])
    WHEN 'content_removed'::text THEN (also <@ ARRAY['warning'::text, 'text_removed'::text])
    WHEN 'withheld'::text THEN (also <@ ARRAY['text_removed'::text, 'content_removed'::text])
    WHEN 'suspended'::text THEN (also <@ ARRAY['text_removed'::text, 'content_removed'::text, 'withheld'::text])
    WHEN 'banned'::text THEN (also <@ ARRAY['text_removed'::text, 'content_removed'::text, 'withheld'::text])
    ELSE (also = '{}'::text[])
END AND (cardinality(also) <= 3))),
  constraint decisions_of_their_stage CHECK (
CASE stage
    WHEN 'first'::text THEN (outcome = ANY (ARRAY['no_breach'::text, 'warning'::text, 'text_removed'::text, 'content_removed'::text, 'withheld'::text, 'suspended'::text, 'banned'::text, 'refunded'::text, 'joined'::text]))
    WHEN 'overturned'::text THEN (outcome = ANY (ARRAY['no_breach'::text, 'refunded'::text, 'joined'::text]))
    ELSE (outcome = ANY (ARRAY['upheld'::text, 'reversed'::text]))
END),
  constraint decisions_reasons_check CHECK (((char_length(reasons) >= 1) AND (char_length(reasons) <= 2000))),
  constraint decisions_reasons_of_appeals CHECK (((reasons IS NULL) OR (stage = ANY (ARRAY['appeal'::text, 'reporter_appeal'::text])))),
  constraint decisions_removed_photos CHECK (((removed_photos = '{}'::bigint[]) OR (outcome = 'content_removed'::text) OR ('content_removed'::text = ANY (also)))),
  constraint decisions_removed_text CHECK (((removed_text IS NULL) OR (outcome = 'text_removed'::text) OR ('text_removed'::text = ANY (also)))),
  constraint decisions_rest_on_a_rule CHECK (((ground IS NULL) = (outcome = ANY (ARRAY['no_breach'::text, 'refunded'::text, 'joined'::text, 'upheld'::text, 'reversed'::text])))),
  constraint decisions_stage_check CHECK ((stage = ANY (ARRAY['first'::text, 'overturned'::text, 'appeal'::text, 'reporter_appeal'::text]))),
  constraint decisions_until_where_suspended CHECK (((until IS NULL) = (outcome <> 'suspended'::text))),
  constraint decisions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint decisions_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE
);
CREATE INDEX decisions_no_breach ON public.decisions USING btree (decided_at) WHERE ((outcome = 'no_breach'::text) AND (stage = 'first'::text));
CREATE TRIGGER decisions_answered AFTER INSERT ON decisions FOR EACH ROW WHEN (new.stage = ANY (ARRAY['first'::text, 'appeal'::text, 'reporter_appeal'::text])) EXECUTE FUNCTION count_case_answer();
CREATE TRIGGER decisions_by_another_operator BEFORE INSERT ON decisions FOR EACH ROW WHEN (new.stage = ANY (ARRAY['appeal'::text, 'reporter_appeal'::text])) EXECUTE FUNCTION another_operator_decides();
CREATE CONSTRAINT TRIGGER decisions_count_moderation AFTER INSERT OR UPDATE OF stage, outcome, also, lifted_at ON decisions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();
CREATE TRIGGER decisions_joined BEFORE INSERT ON decisions FOR EACH ROW WHEN (new.outcome = 'joined'::text) EXECUTE FUNCTION joined_to_a_measure();

-- safety: exports of held evidence for authorities, each approved by a second operator (CSAM-2)
create table evidence_exports (
  id bigint default random_id() not null,
  client_id uuid not null,
  hold_id bigint not null,
  member_id bigint not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  authority text not null,
  case_number text,
  legal_basis text not null,
  scope text[] not null,
  conversation_id bigint,
  words text,
  happened_at timestamp with time zone,
  incident text not null,
  approved_by bigint,
  storage_key text,
  sha256 bytea,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  fetched integer default 0 not null,
  constraint evidence_exports_pkey PRIMARY KEY (id),
  constraint evidence_exports_client_id_key UNIQUE (client_id),
  constraint evidence_exports_authority_check CHECK (((char_length(authority) >= 1) AND (char_length(authority) <= 120))),
  constraint evidence_exports_case_number_check CHECK (((char_length(case_number) >= 1) AND (char_length(case_number) <= 80))),
  constraint evidence_exports_expire CHECK (((expires_at IS NULL) OR (ready_at IS NOT NULL))),
  constraint evidence_exports_fetched_check CHECK (((fetched >= 0) AND (fetched <= 3))),
  constraint evidence_exports_fetched_ready CHECK (((fetched = 0) OR (ready_at IS NOT NULL))),
  constraint evidence_exports_incident_check CHECK ((incident = ANY (ARRAY['child_pornography'::text, 'enticement'::text, 'trafficking'::text, 'threat'::text, 'other'::text]))),
  constraint evidence_exports_legal_basis_check CHECK ((legal_basis = ANY (ARRAY['us_2258a'::text, 'uk_osa_66'::text, 'dsa_18'::text, 'court_order'::text, 'authority_order'::text]))),
  constraint evidence_exports_one_conversation CHECK (((conversation_id IS NULL) OR ('messages'::text = ANY (scope)))),
  constraint evidence_exports_ready CHECK (((ready_at IS NULL) OR ((approved_by IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint evidence_exports_scope_check CHECK ((((cardinality(scope) >= 1) AND (cardinality(scope) <= 5)) AND (scope <@ ARRAY['account'::text, 'connections'::text, 'messages'::text, 'pictures'::text, 'payments'::text]))),
  constraint evidence_exports_second_approves CHECK ((approved_by <> asked_by)),
  constraint evidence_exports_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint evidence_exports_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 6000))),
  constraint evidence_exports_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint evidence_exports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint evidence_exports_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES evidence_holds(id),
  constraint evidence_exports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX evidence_exports_expiring ON public.evidence_exports USING btree (expires_at) WHERE (storage_key IS NOT NULL);
CREATE INDEX evidence_exports_of_hold ON public.evidence_exports USING btree (hold_id, asked_at);
CREATE INDEX evidence_exports_of_member ON public.evidence_exports USING btree (member_id);
CREATE TRIGGER evidence_exports_stay BEFORE DELETE OR UPDATE ON evidence_exports FOR EACH ROW EXECUTE FUNCTION protect_evidence_exports();
CREATE TRIGGER evidence_exports_stay_all BEFORE TRUNCATE ON evidence_exports FOR EACH STATEMENT EXECUTE FUNCTION protect_evidence_exports();

-- safety: members whose evidence is preserved, and accounts frozen silently, with reason and review date (CSAM-2)
create table evidence_holds (
  id bigint default random_id() not null,
  client_id uuid not null,
  member_id bigint not null,
  site_id integer not null,
  ground text not null,
  words text,
  authority text,
  case_number text,
  report_id bigint,
  placed_by bigint not null,
  placed_at timestamp with time zone not null,
  owner_id bigint not null,
  review_at timestamp with time zone not null,
  inventory jsonb default '{}'::jsonb not null,
  frozen_at timestamp with time zone,
  confirmed_by bigint,
  confirmed_at timestamp with time zone,
  unfrozen_by bigint,
  unfrozen_at timestamp with time zone,
  release_asked_by bigint,
  released_by bigint,
  released_at timestamp with time zone,
  constraint evidence_holds_pkey PRIMARY KEY (id),
  constraint evidence_holds_client_id_key UNIQUE (client_id),
  constraint evidence_holds_authority_check CHECK (((char_length(authority) >= 1) AND (char_length(authority) <= 120))),
  constraint evidence_holds_case_number_check CHECK (((char_length(case_number) >= 1) AND (char_length(case_number) <= 80))),
  constraint evidence_holds_case_of_authority CHECK (((case_number IS NULL) OR (authority IS NOT NULL))),
  constraint evidence_holds_confirmed CHECK (((num_nulls(confirmed_by, confirmed_at) = ANY (ARRAY[0, 2])) AND ((confirmed_at IS NULL) OR (frozen_at IS NOT NULL)))),
  constraint evidence_holds_ground_check CHECK ((ground = ANY (ARRAY['child_abuse'::text, 'minor'::text, 'enticement'::text, 'trafficking'::text, 'threat'::text, 'authority_request'::text, 'legal_claim'::text]))),
  constraint evidence_holds_inventory_check CHECK ((jsonb_typeof(inventory) = 'object'::text)),
  constraint evidence_holds_released CHECK ((num_nulls(release_asked_by, released_by, released_at) = ANY (ARRAY[0, 3]))),
  constraint evidence_holds_released_is_unfrozen CHECK (((released_at IS NULL) OR (frozen_at IS NULL) OR (unfrozen_at IS NOT NULL))),
  constraint evidence_holds_reviewed_later CHECK ((review_at > placed_at)),
  constraint evidence_holds_second_confirms CHECK ((confirmed_by <> placed_by)),
  constraint evidence_holds_second_releases CHECK ((released_by <> release_asked_by)),
  constraint evidence_holds_unfrozen CHECK (((num_nulls(unfrozen_by, unfrozen_at) = ANY (ARRAY[0, 2])) AND ((unfrozen_at IS NULL) OR (frozen_at IS NOT NULL)))),
  constraint evidence_holds_words CHECK (((words IS NOT NULL) OR (released_at IS NOT NULL))),
  constraint evidence_holds_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000))),
  constraint evidence_holds_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES operators(id),
  constraint evidence_holds_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint evidence_holds_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators(id),
  constraint evidence_holds_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES operators(id),
  constraint evidence_holds_release_asked_by_fkey FOREIGN KEY (release_asked_by) REFERENCES operators(id),
  constraint evidence_holds_released_by_fkey FOREIGN KEY (released_by) REFERENCES operators(id),
  constraint evidence_holds_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint evidence_holds_unfrozen_by_fkey FOREIGN KEY (unfrozen_by) REFERENCES operators(id)
);
CREATE INDEX evidence_holds_due ON public.evidence_holds USING btree (review_at, id) WHERE (released_at IS NULL);
CREATE INDEX evidence_holds_in_force ON public.evidence_holds USING btree (member_id) WHERE (released_at IS NULL);
CREATE INDEX evidence_holds_of_member ON public.evidence_holds USING btree (member_id);
CREATE TRIGGER evidence_holds_stay BEFORE DELETE OR UPDATE ON evidence_holds FOR EACH ROW EXECUTE FUNCTION protect_evidence_holds();
CREATE TRIGGER evidence_holds_stay_all BEFORE TRUNCATE ON evidence_holds FOR EACH STATEMENT EXECUTE FUNCTION protect_evidence_holds();

-- safety: members warned of an account that was banned for fraud, each once (US-2)
create table fraud_warnings (
  member_id bigint not null,
  banned_id bigint not null,
  report_id bigint not null,
  site_id smallint not null,
  at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint fraud_warnings_pkey PRIMARY KEY (member_id, banned_id),
  constraint fraud_warnings_of_another CHECK ((member_id <> banned_id)),
  constraint fraud_warnings_banned_id_fkey FOREIGN KEY (banned_id) REFERENCES members(id),
  constraint fraud_warnings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint fraud_warnings_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX fraud_warnings_of_banned ON public.fraud_warnings USING btree (banned_id);

-- safety: pictures of held members, whose files no job deletes
create table held_files (
  member_id bigint not null,
  path text not null,
  added_at timestamp with time zone default now() not null,
  files jsonb,
  constraint held_files_pkey PRIMARY KEY (member_id, path),
  constraint held_files_files_check CHECK ((jsonb_typeof(files) = 'object'::text)),
  constraint held_files_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX held_files_by_path ON public.held_files USING btree (path);
CREATE TRIGGER held_files_stay BEFORE DELETE OR UPDATE ON held_files FOR EACH ROW EXECUTE FUNCTION protect_held_rows();

-- safety: mails that wait for the end of a silent freeze (CSAM-2)
create table held_mails (
  member_id bigint not null,
  report_id bigint not null,
  kind text not null,
  payload jsonb not null,
  since timestamp with time zone default now() not null,
  constraint held_mails_pkey PRIMARY KEY (member_id, report_id, kind),
  constraint held_mails_kind_check CHECK ((kind = ANY (ARRAY['picture_hidden'::text, 'picture_shown'::text, 'restriction_ended'::text]))),
  constraint held_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- safety: rows of held members as they were before a change or deletion, written by triggers
create table held_rows (
  id bigint generated always as identity not null,
  member_id bigint not null,
  source text not null,
  change text not null,
  row_data jsonb not null,
  at timestamp with time zone default now() not null,
  constraint held_rows_pkey PRIMARY KEY (id),
  constraint held_rows_change_check CHECK ((change = ANY (ARRAY['update'::text, 'delete'::text]))),
  constraint held_rows_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX held_rows_of_member ON public.held_rows USING btree (member_id, source, id);
CREATE TRIGGER held_rows_stay BEFORE DELETE OR UPDATE ON held_rows FOR EACH ROW EXECUTE FUNCTION protect_held_rows();
CREATE TRIGGER held_rows_stay_all BEFORE TRUNCATE ON held_rows FOR EACH STATEMENT EXECUTE FUNCTION protect_held_rows();

-- safety: what happened in moderation, without persons, append-only (SAFE-7, DSA-4)
create table moderation_events (
  id bigint default random_id() not null,
  site_id smallint not null,
  day date not null,
  kind text not null,
  about text not null,
  source text not null,
  reason text,
  category text not null,
  outcome text,
  measure text,
  ground text,
  basis text,
  automated boolean default false not null,
  by text,
  repeated boolean default false not null,
  standing text,
  hours integer,
  country text,
  number smallint default 1 not null,
  client_id uuid,
  report_id bigint,
  complaint_id bigint,
  notifier_case_id bigint,
  constraint moderation_events_pkey PRIMARY KEY (id),
  constraint moderation_events_client_id_key UNIQUE (client_id),
  constraint moderation_events_about_check CHECK ((about = ANY (ARRAY['notice'::text, 'complaint'::text, 'case'::text, 'outside'::text]))),
  constraint moderation_events_appellant CHECK (((by IS NOT NULL) = (kind = ANY (ARRAY['appeal'::text, 'appeal_decided'::text])))),
  constraint moderation_events_basis_check CHECK ((basis = ANY (ARRAY['law'::text, 'terms'::text]))),
  constraint moderation_events_by_check CHECK ((by = ANY (ARRAY['member'::text, 'reporter'::text]))),
  constraint moderation_events_by_hand CHECK (((about = 'outside'::text) = (client_id IS NOT NULL))),
  constraint moderation_events_category_check CHECK ((category = ANY (ARRAY['protection_of_minors'::text, 'cyber_violence'::text, 'harmful_speech'::text, 'scams_and_fraud'::text, 'privacy'::text, 'consumer_information'::text, 'intellectual_property'::text, 'violence'::text, 'self_harm'::text, 'public_security'::text, 'terms'::text, 'not_specified'::text]))),
  constraint moderation_events_check CHECK (((number = 1) OR ((number = '-1'::integer) AND (about = 'outside'::text)))),
  constraint moderation_events_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint moderation_events_ground CHECK (((ground IS NULL) = (basis IS NULL))),
  constraint moderation_events_ground_check CHECK ((ground ~ '^[a-z_]{1,40}$'::text)),
  constraint moderation_events_hours_check CHECK ((hours >= 0)),
  constraint moderation_events_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'decided'::text, 'measure'::text, 'reviewed'::text, 'undone'::text, 'appeal'::text, 'appeal_decided'::text, 'order'::text, 'dispute'::text]))),
  constraint moderation_events_measure CHECK (((measure IS NOT NULL) = (kind = ANY (ARRAY['measure'::text, 'reviewed'::text, 'undone'::text, 'order'::text])))),
  constraint moderation_events_measure_check CHECK ((measure ~ '^[a-z_]{1,40}$'::text)),
  constraint moderation_events_one_link CHECK ((num_nonnulls(report_id, complaint_id, notifier_case_id) <= 1)),
  constraint moderation_events_outcome CHECK (((outcome IS NOT NULL) = (kind = ANY (ARRAY['decided'::text, 'reviewed'::text, 'undone'::text, 'appeal_decided'::text, 'dispute'::text])))),
  constraint moderation_events_outcome_check CHECK ((outcome ~ '^[a-z_]{1,40}$'::text)),
  constraint moderation_events_outside CHECK (((about = 'outside'::text) = (kind = ANY (ARRAY['order'::text, 'dispute'::text])))),
  constraint moderation_events_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint moderation_events_source_check CHECK ((source = ANY (ARRAY['member'::text, 'visitor'::text, 'trusted_flagger'::text, 'own'::text, 'authority'::text]))),
  constraint moderation_events_standing_check CHECK ((standing = ANY (ARRAY['none'::text, 'known'::text, 'established'::text]))),
  constraint moderation_events_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE SET NULL,
  constraint moderation_events_notifier_case_id_fkey FOREIGN KEY (notifier_case_id) REFERENCES notifier_cases(id) ON DELETE SET NULL,
  constraint moderation_events_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE SET NULL,
  constraint moderation_events_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE UNIQUE INDEX moderation_events_of_complaint ON public.moderation_events USING btree (complaint_id, kind) WHERE (complaint_id IS NOT NULL);
CREATE INDEX moderation_events_of_day ON public.moderation_events USING btree (site_id, day);
CREATE UNIQUE INDEX moderation_events_of_notifier ON public.moderation_events USING btree (notifier_case_id, kind) WHERE (notifier_case_id IS NOT NULL);
CREATE UNIQUE INDEX moderation_events_of_report ON public.moderation_events USING btree (report_id, kind, COALESCE(measure, ''::text), COALESCE(by, ''::text)) WHERE (report_id IS NOT NULL);
CREATE TRIGGER moderation_events_stay BEFORE DELETE OR UPDATE ON moderation_events FOR EACH ROW EXECUTE FUNCTION keep_moderation_events();
CREATE TRIGGER moderation_events_stay_all BEFORE TRUNCATE ON moderation_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- safety: the member or picture that a notice is about (DSA-1)
create table notice_subjects (
  complaint_id bigint not null,
  member_id bigint not null,
  path text,
  resolved_by bigint,
  report_id bigint,
  clock_at timestamp with time zone,
  braked_at timestamp with time zone,
  constraint notice_subjects_pkey PRIMARY KEY (complaint_id),
  constraint notice_subjects_path_check CHECK ((path ~ '^[a-z0-9/_-]{1,200}$'::text)),
  constraint notice_subjects_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE,
  constraint notice_subjects_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint notice_subjects_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES operators(id)
);
CREATE INDEX notice_subjects_of_member ON public.notice_subjects USING btree (member_id);
CREATE INDEX notice_subjects_of_report ON public.notice_subjects USING btree (report_id) WHERE (report_id IS NOT NULL);

-- safety: senders of unfounded reports again and again, and what operators decided (DSA-5)
create table notifier_cases (
  id bigint default random_id() not null,
  site_id smallint not null,
  member_id bigint,
  address_hash bytea,
  complaint_id bigint,
  origin text not null,
  opened_at timestamp with time zone not null,
  waits_since timestamp with time zone not null,
  unfounded integer not null,
  founded integer not null,
  decision text,
  facts text,
  decided_by bigint,
  decided_at timestamp with time zone,
  until timestamp with time zone,
  keep_until timestamp with time zone,
  appeal text,
  appealed_at timestamp with time zone,
  appeal_outcome text,
  appeal_reasons text,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  reviewed_alone boolean default false not null,
  constraint notifier_cases_pkey PRIMARY KEY (id),
  constraint notifier_cases_appeal_check CHECK (((char_length(appeal) >= 1) AND (char_length(appeal) <= 2000))),
  constraint notifier_cases_appeal_outcome_check CHECK ((appeal_outcome = ANY (ARRAY['upheld'::text, 'reversed'::text]))),
  constraint notifier_cases_appeal_reasons_check CHECK (((char_length(appeal_reasons) >= 1) AND (char_length(appeal_reasons) <= 2000))),
  constraint notifier_cases_appealed CHECK (((num_nulls(appeal, appealed_at) = ANY (ARRAY[0, 2])) AND ((appeal IS NULL) OR (facts IS NOT NULL)))),
  constraint notifier_cases_by_another CHECK (((reviewed_by IS NULL) OR (reviewed_by <> decided_by) OR (reviewed_alone AND (reviewed_at >= (appealed_at + '7 days'::interval))))),
  constraint notifier_cases_decided CHECK ((num_nulls(decision, decided_by, decided_at, keep_until) = ANY (ARRAY[0, 4]))),
  constraint notifier_cases_decision_check CHECK ((decision = ANY (ARRAY['none'::text, 'warning'::text, 'suspended'::text]))),
  constraint notifier_cases_facts_check CHECK (((char_length(facts) >= 1) AND (char_length(facts) <= 2000))),
  constraint notifier_cases_for_a_time CHECK (((until > decided_at) AND (until <= (decided_at + '181 days'::interval)))),
  constraint notifier_cases_founded_check CHECK ((founded >= 0)),
  constraint notifier_cases_one_sender CHECK ((num_nonnulls(member_id, address_hash) = 1)),
  constraint notifier_cases_reasoned CHECK (((facts IS NOT NULL) = COALESCE((decision <> 'none'::text), false))),
  constraint notifier_cases_reviewed CHECK (((num_nulls(appeal_outcome, appeal_reasons, reviewed_by, reviewed_at) = ANY (ARRAY[0, 4])) AND ((reviewed_at IS NULL) OR (appealed_at IS NOT NULL)))),
  constraint notifier_cases_unfounded_check CHECK ((unfounded > 0)),
  constraint notifier_cases_until CHECK (((until IS NOT NULL) = COALESCE((decision = 'suspended'::text), false))),
  constraint notifier_cases_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE SET NULL,
  constraint notifier_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint notifier_cases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint notifier_cases_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES operators(id),
  constraint notifier_cases_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX notifier_cases_of_address ON public.notifier_cases USING btree (address_hash) WHERE (address_hash IS NOT NULL);
CREATE INDEX notifier_cases_of_member ON public.notifier_cases USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX notifier_cases_open_address ON public.notifier_cases USING btree (address_hash) WHERE (decision IS NULL);
CREATE UNIQUE INDEX notifier_cases_open_member ON public.notifier_cases USING btree (member_id) WHERE (decision IS NULL);
CREATE INDEX notifier_cases_over ON public.notifier_cases USING btree (keep_until) WHERE (keep_until IS NOT NULL);
CREATE INDEX notifier_cases_waiting ON public.notifier_cases USING btree (waits_since, id) WHERE ((decision IS NULL) OR ((appealed_at IS NOT NULL) AND (reviewed_at IS NULL)));
CREATE CONSTRAINT TRIGGER notifier_cases_count_moderation AFTER INSERT OR UPDATE OF decision, appeal_outcome ON notifier_cases DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();
CREATE TRIGGER notifier_cases_warned_first BEFORE UPDATE OF decision ON notifier_cases FOR EACH ROW WHEN (new.decision = 'suspended'::text) EXECUTE FUNCTION warned_before_suspension();

-- safety: published transparency figures, each version append-only (TRUST-9)
create table published_figures (
  site_id smallint not null,
  period text not null,
  version smallint not null,
  figures jsonb not null,
  checksum bytea not null,
  reasons text,
  operator_id bigint not null,
  published_at timestamp with time zone not null,
  constraint published_figures_pkey PRIMARY KEY (site_id, period, version),
  constraint published_figures_checksum_check CHECK ((octet_length(checksum) = 32)),
  constraint published_figures_figures_check CHECK ((jsonb_typeof(figures) = 'array'::text)),
  constraint published_figures_period_check CHECK ((period ~ '^\d{4}(-H[12])?$'::text)),
  constraint published_figures_reasons CHECK (((version = 1) = (reasons IS NULL))),
  constraint published_figures_reasons_check CHECK (((char_length(reasons) >= 1) AND (char_length(reasons) <= 500))),
  constraint published_figures_version_check CHECK (((version >= 1) AND (version <= 99))),
  constraint published_figures_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint published_figures_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE TRIGGER published_figures_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON published_figures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- safety: why an operator opened a decided case again
create table reopenings (
  report_id bigint not null,
  operator_id bigint not null,
  reasons text not null,
  at timestamp with time zone not null,
  constraint reopenings_pkey PRIMARY KEY (report_id, at),
  constraint reopenings_reasons_check CHECK (((char_length(reasons) >= 1) AND (char_length(reasons) <= 2000))),
  constraint reopenings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint reopenings_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE
);

-- safety: photos as they were when they were reported; their files lie under evidence/
create table report_pictures (
  id bigint default random_id() not null,
  report_id bigint,
  photo_id bigint not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  constraint report_pictures_pkey PRIMARY KEY (id),
  constraint report_pictures_sha256_check CHECK ((length(sha256) = 32)),
  constraint report_pictures_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE SET NULL
);
CREATE INDEX report_pictures_of_report ON public.report_pictures USING btree (report_id);

-- safety: the trust in the reporter of each report, at the moment of the report
create table reporter_trust (
  report_id bigint not null,
  standing text not null,
  confirmed_days integer,
  upheld integer not null,
  rejected integer not null,
  signed_up_at timestamp with time zone not null,
  network_hash bytea,
  device_hash bytea,
  wave bigint not null,
  alarmed_at timestamp with time zone,
  constraint reporter_trust_pkey PRIMARY KEY (report_id),
  constraint reporter_trust_confirmed_days_check CHECK ((confirmed_days >= 0)),
  constraint reporter_trust_device_hash_check CHECK ((length(device_hash) = 16)),
  constraint reporter_trust_network_hash_check CHECK ((length(network_hash) = 16)),
  constraint reporter_trust_rejected_check CHECK ((rejected >= 0)),
  constraint reporter_trust_standing_check CHECK ((standing = ANY (ARRAY['none'::text, 'known'::text, 'established'::text]))),
  constraint reporter_trust_standing_needs_confirmation CHECK (((standing = 'none'::text) OR (confirmed_days IS NOT NULL))),
  constraint reporter_trust_upheld_check CHECK ((upheld >= 0)),
  constraint reporter_trust_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE
);
CREATE INDEX reporter_trust_alarmed ON public.reporter_trust USING btree (alarmed_at) WHERE (alarmed_at IS NOT NULL);
CREATE INDEX reporter_trust_of_device ON public.reporter_trust USING btree (device_hash) WHERE (device_hash IS NOT NULL);
CREATE INDEX reporter_trust_of_wave ON public.reporter_trust USING btree (wave);

-- safety: what members report of each other
create table reports (
  id bigint default random_id() not null,
  site_id smallint not null,
  reporter_id bigint,
  member_id bigint not null,
  photo_id bigint,
  reason text not null,
  words text,
  snapshot jsonb not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  conversation_id bigint,
  message_seq integer,
  origin text default ''::text not null,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  keep_until timestamp with time zone,
  follows bigint,
  waits_since timestamp with time zone default now() not null,
  alarm smallint default 0 not null,
  source text default 'member'::text not null,
  complaint_id bigint,
  client_id uuid,
  copy_of bigint,
  assigned_to bigint,
  assigned_until timestamp with time zone,
  decided_with bigint,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_client_id_key UNIQUE (client_id),
  constraint reports_alarm_check CHECK (((alarm >= 0) AND (alarm <= 3))),
  constraint reports_assigned_until CHECK (((assigned_to IS NULL) = (assigned_until IS NULL))),
  constraint reports_check CHECK ((reporter_id <> member_id)),
  constraint reports_claim CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint reports_form_of_operators CHECK (((source <> 'member'::text) OR (client_id IS NULL))),
  constraint reports_kept_until_when CHECK (((status = 'closed'::text) = (keep_until IS NOT NULL))),
  constraint reports_message_of_a_conversation CHECK (((message_seq IS NULL) OR (conversation_id IS NOT NULL))),
  constraint reports_message_seq_check CHECK ((message_seq > 0)),
  constraint reports_notice_has_source CHECK (((complaint_id IS NULL) OR (source = 'notice'::text))),
  constraint reports_operators_have_no_reporter CHECK (((source = 'member'::text) OR (reporter_id IS NULL))),
  constraint reports_photo_or_words CHECK (((photo_id IS NULL) OR (conversation_id IS NULL))),
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['fake'::text, 'underage'::text, 'intimate_image'::text, 'threat'::text, 'extortion'::text, 'offensive'::text, 'spam'::text, 'stolen_photo'::text, 'thought_real'::text, 'other'::text]))),
  constraint reports_source_check CHECK ((source = ANY (ARRAY['member'::text, 'operator'::text, 'notice'::text, 'review'::text]))),
  constraint reports_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'appealed'::text]))),
  constraint reports_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000))),
  constraint reports_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES operators(id),
  constraint reports_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id),
  constraint reports_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE SET NULL,
  constraint reports_decided_with_fkey FOREIGN KEY (decided_with) REFERENCES reports(id) ON DELETE SET NULL,
  constraint reports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES members(id),
  constraint reports_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX reports_appealed ON public.reports USING btree (member_id) WHERE (status = 'appealed'::text);
CREATE INDEX reports_assigned ON public.reports USING btree (assigned_to) WHERE ((assigned_to IS NOT NULL) AND (status <> 'closed'::text));
CREATE INDEX reports_by_reporter ON public.reports USING btree (reporter_id, created_at DESC);
CREATE INDEX reports_copy_of ON public.reports USING btree (copy_of) WHERE (copy_of IS NOT NULL);
CREATE INDEX reports_decided_with ON public.reports USING btree (decided_with) WHERE (decided_with IS NOT NULL);
CREATE INDEX reports_of_a_complaint ON public.reports USING btree (complaint_id) WHERE (complaint_id IS NOT NULL);
CREATE INDEX reports_of_member ON public.reports USING btree (member_id);
CREATE INDEX reports_of_photo ON public.reports USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE UNIQUE INDEX reports_once ON public.reports USING btree (reporter_id, member_id, COALESCE(photo_id, (0)::bigint), COALESCE(conversation_id, (0)::bigint), COALESCE(message_seq, 0)) WHERE (status = 'open'::text);
CREATE INDEX reports_open_of_member ON public.reports USING btree (member_id) WHERE (status = 'open'::text);
CREATE INDEX reports_over ON public.reports USING btree (keep_until) WHERE (status = 'closed'::text);
CREATE INDEX reports_refused_of ON public.reports USING btree (member_id) WHERE (source = 'review'::text);
CREATE UNIQUE INDEX reports_refused_photo ON public.reports USING btree (photo_id) WHERE (source = 'review'::text);
CREATE INDEX reports_waiting ON public.reports USING btree ((
CASE reason
    WHEN 'underage'::text THEN 1
    WHEN 'intimate_image'::text THEN 2
    WHEN 'threat'::text THEN 3
    WHEN 'fake'::text THEN 4
    WHEN 'extortion'::text THEN 4
    ELSE 5
END), waits_since, id) WHERE (status <> 'closed'::text);
CREATE CONSTRAINT TRIGGER reports_count_moderation AFTER INSERT ON reports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();
CREATE TRIGGER reports_explain_copies BEFORE DELETE ON reports FOR EACH ROW EXECUTE FUNCTION keep_explaining_case();
CREATE TRIGGER reports_held BEFORE DELETE ON reports FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id', 'reporter_id');

-- safety: members who are hidden, suspended or banned, as long as it is in force
create table restrictions (
  report_id bigint not null,
  site_id integer not null,
  member_id bigint not null,
  kind text not null,
  ground text not null,
  origin text not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  follows bigint,
  mail_held boolean default false not null,
  constraint restrictions_pkey PRIMARY KEY (report_id),
  constraint restrictions_check CHECK (((kind = 'suspended'::text) = (until IS NOT NULL))),
  constraint restrictions_check1 CHECK ((until > since)),
  constraint restrictions_follow_bans CHECK (((follows IS NULL) OR (kind = 'banned'::text))),
  constraint restrictions_ground_check CHECK ((ground ~ '^[a-z_]{1,40}$'::text)),
  constraint restrictions_kind_check CHECK ((kind = ANY (ARRAY['hidden'::text, 'suspended'::text, 'banned'::text]))),
  constraint restrictions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint restrictions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX restrictions_ending ON public.restrictions USING btree (until) WHERE (until IS NOT NULL);
CREATE INDEX restrictions_following ON public.restrictions USING btree (follows) WHERE (follows IS NOT NULL);
CREATE INDEX restrictions_frauds ON public.restrictions USING btree (since) WHERE ((kind = 'banned'::text) AND (ground = 'fake_or_fraud'::text));
CREATE UNIQUE INDEX restrictions_hidden_once ON public.restrictions USING btree (member_id) WHERE (kind = 'hidden'::text);
CREATE INDEX restrictions_newest ON public.restrictions USING btree (since DESC, report_id);
CREATE INDEX restrictions_of_member ON public.restrictions USING btree (member_id);

-- safety: organisations whose notices stand first, each with its mailed key (DSA art. 22)
create table trusted_flaggers (
  id bigint default random_id() not null,
  name text not null,
  authority text not null,
  address bytea not null,
  address_hash bytea not null,
  registered_by bigint not null,
  registered_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  key_version integer default 1 not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  notices integer default 0 not null,
  upheld integer default 0 not null,
  not_upheld integer default 0 not null,
  constraint trusted_flaggers_pkey PRIMARY KEY (id),
  constraint trusted_flaggers_answered CHECK (((upheld + not_upheld) <= notices)),
  constraint trusted_flaggers_authority_check CHECK (((char_length(authority) >= 1) AND (char_length(authority) <= 200))),
  constraint trusted_flaggers_check CHECK ((valid_until > registered_at)),
  constraint trusted_flaggers_ended CHECK ((num_nulls(ended_at, ended_by) = ANY (ARRAY[0, 2]))),
  constraint trusted_flaggers_key_version_check CHECK ((key_version > 0)),
  constraint trusted_flaggers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint trusted_flaggers_not_upheld_check CHECK ((not_upheld >= 0)),
  constraint trusted_flaggers_notices_check CHECK ((notices >= 0)),
  constraint trusted_flaggers_upheld_check CHECK ((upheld >= 0)),
  constraint trusted_flaggers_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint trusted_flaggers_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES operators(id)
);
CREATE UNIQUE INDEX trusted_flaggers_once ON public.trusted_flaggers USING btree (address_hash) WHERE (ended_at IS NULL);

-- safety: members flagged as fraud, of whom nothing reaches anybody
create table withheld_members (
  member_id bigint not null,
  since timestamp with time zone default now() not null,
  constraint withheld_members_pkey PRIMARY KEY (member_id),
  constraint withheld_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- photos: licence and record of each picture of a fictional profile (FIC-13, US-1)
create table fictional_pictures (
  path text not null,
  profile_id bigint not null,
  sent bytea not null,
  stored bytea not null,
  origin text not null,
  licence text not null,
  source text not null,
  made_on date not null,
  depicts_person boolean not null,
  person_name text,
  person_born date,
  identity_record text,
  release_record text,
  recorded_by bigint not null,
  recorded_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint fictional_pictures_pkey PRIMARY KEY (path),
  constraint fictional_pictures_sent_once EXCLUDE USING gist (sent WITH =, profile_id WITH <>),
  constraint fictional_pictures_stored_once EXCLUDE USING gist (stored WITH =, profile_id WITH <>),
  constraint fictional_pictures_check CHECK ((removed_at >= recorded_at)),
  constraint fictional_pictures_identity_record_check CHECK (((char_length(identity_record) >= 1) AND (char_length(identity_record) <= 300))),
  constraint fictional_pictures_licence_check CHECK (((char_length(licence) >= 1) AND (char_length(licence) <= 300))),
  constraint fictional_pictures_of_a_person CHECK ((num_nonnulls(person_name, person_born, identity_record, release_record) =
CASE
    WHEN depicts_person THEN 4
    ELSE 0
END)),
  constraint fictional_pictures_of_an_adult CHECK (((person_born + '18 years'::interval) <= made_on)),
  constraint fictional_pictures_of_nobody CHECK (((NOT depicts_person) OR (origin = ANY (ARRAY['commissioned'::text, 'stock'::text])))),
  constraint fictional_pictures_origin_check CHECK ((origin = ANY (ARRAY['commissioned'::text, 'stock'::text, 'drawn'::text, 'generated'::text]))),
  constraint fictional_pictures_path_check CHECK ((path ~ '^members/[0-9a-f]{32}$'::text)),
  constraint fictional_pictures_person_name_check CHECK (((char_length(person_name) >= 1) AND (char_length(person_name) <= 120))),
  constraint fictional_pictures_release_record_check CHECK (((char_length(release_record) >= 1) AND (char_length(release_record) <= 300))),
  constraint fictional_pictures_sent_check CHECK ((octet_length(sent) = 32)),
  constraint fictional_pictures_source_check CHECK (((char_length(source) >= 1) AND (char_length(source) <= 300))),
  constraint fictional_pictures_stored_check CHECK ((octet_length(stored) = 32)),
  constraint fictional_pictures_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES members(id),
  constraint fictional_pictures_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES operators(id)
);
CREATE INDEX fictional_pictures_profile ON public.fictional_pictures USING btree (profile_id, recorded_at);
CREATE TRIGGER fictional_pictures_are_kept BEFORE UPDATE ON fictional_pictures FOR EACH ROW EXECUTE FUNCTION fictional_pictures_are_kept();
CREATE TRIGGER fictional_pictures_are_kept_all BEFORE TRUNCATE ON fictional_pictures FOR EACH STATEMENT EXECUTE FUNCTION fictional_pictures_are_kept();
CREATE TRIGGER records_are_of_fictional_profiles BEFORE INSERT ON fictional_pictures FOR EACH ROW EXECUTE FUNCTION records_are_of_fictional_profiles();

-- photos: single pictures that nobody else sees, each with its case (NCII-1)
create table hidden_pictures (
  path text not null,
  report_id bigint not null,
  cause text not null,
  was_main boolean not null,
  since timestamp with time zone not null,
  constraint hidden_pictures_pkey PRIMARY KEY (path),
  constraint hidden_pictures_cause_check CHECK ((cause = ANY (ARRAY['operator'::text, 'clock'::text, 'removed'::text]))),
  constraint hidden_pictures_path_check CHECK ((path ~ '^[a-z0-9/_-]{1,200}$'::text))
);
CREATE INDEX hidden_pictures_of_report ON public.hidden_pictures USING btree (report_id);
CREATE CONSTRAINT TRIGGER hidden_pictures_count_moderation AFTER INSERT OR UPDATE OF report_id, cause ON hidden_pictures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_moderation();

-- photos: images of members; only active ones are shared (PROF-3)
create table photos (
  id bigint default random_id() not null,
  member_id bigint not null,
  status text default 'pending'::text not null,
  path text not null,
  position smallint default 0 not null,
  is_main boolean default false not null,
  created_at timestamp with time zone default now() not null,
  withheld boolean default false not null,
  premium_only boolean default false not null,
  rejection text,
  quarantined_until timestamp with time zone,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  client_id uuid,
  constraint photos_pkey PRIMARY KEY (member_id, id),
  constraint photos_one_at_each_place UNIQUE (member_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint photos_claim CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint photos_main_is_for_all CHECK ((NOT (is_main AND premium_only))),
  constraint photos_main_is_not_refused CHECK ((NOT (is_main AND (status = 'rejected'::text)))),
  constraint photos_path_check CHECK ((path ~ '^[a-z0-9/_-]{1,200}$'::text)),
  constraint photos_place CHECK (("position" >= 0)),
  constraint photos_refused_with_reason CHECK (((status = 'rejected'::text) = (rejection IS NOT NULL))),
  constraint photos_rejection_check CHECK ((rejection ~ '^[a-z_]{1,40}$'::text)),
  constraint photos_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'rejected'::text]))),
  constraint photos_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id),
  constraint photos_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX photos_by_id ON public.photos USING btree (id);
CREATE INDEX photos_by_path ON public.photos USING btree (path);
CREATE UNIQUE INDEX photos_once ON public.photos USING btree (member_id, client_id) WHERE (client_id IS NOT NULL);
CREATE UNIQUE INDEX photos_one_main ON public.photos USING btree (member_id) WHERE is_main;
CREATE INDEX photos_waiting ON public.photos USING btree (created_at, id) WHERE (status = 'pending'::text);
CREATE TRIGGER fictional_photos_have_records BEFORE INSERT OR UPDATE OF path, member_id ON photos FOR EACH ROW EXECUTE FUNCTION fictional_photos_have_records();
CREATE TRIGGER photos_answered AFTER UPDATE OF status ON photos FOR EACH ROW WHEN (old.status = 'pending'::text AND new.status <> 'pending'::text AND old.claimed_by IS NOT NULL) EXECUTE FUNCTION count_photo_answer();
CREATE TRIGGER photos_held BEFORE DELETE ON photos FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER photos_of_held AFTER INSERT ON photos FOR EACH ROW EXECUTE FUNCTION hold_new_picture('member_id');

-- photos: SHA-256 of the bytes of each picture, as sent and as stored (NCII-1)
create table picture_hashes (
  path text not null,
  sent bytea,
  stored bytea,
  constraint picture_hashes_pkey PRIMARY KEY (path),
  constraint picture_hashes_path_check CHECK ((path ~ '^[a-z0-9/_-]{1,200}$'::text)),
  constraint picture_hashes_sent_check CHECK ((octet_length(sent) = 32)),
  constraint picture_hashes_stored_check CHECK ((octet_length(stored) = 32))
);
CREATE INDEX picture_hashes_sent ON public.picture_hashes USING btree (sent) WHERE (sent IS NOT NULL);
CREATE INDEX picture_hashes_stored ON public.picture_hashes USING btree (stored) WHERE (stored IS NOT NULL);
CREATE TRIGGER picture_hashes_held BEFORE DELETE ON picture_hashes FOR EACH ROW EXECUTE FUNCTION keep_held_hash();

-- photos: hashes of removed pictures that nobody may upload again (CSAM-1)
create table refused_hashes (
  hash bytea not null,
  reason text not null,
  report_id bigint not null,
  since timestamp with time zone not null,
  attempts integer default 0 not null,
  last_attempt_at timestamp with time zone,
  constraint refused_hashes_pkey PRIMARY KEY (hash),
  constraint refused_hashes_attempts_check CHECK ((attempts >= 0)),
  constraint refused_hashes_check CHECK (((attempts = 0) = (last_attempt_at IS NULL))),
  constraint refused_hashes_hash_check CHECK ((octet_length(hash) = 32)),
  constraint refused_hashes_reason_check CHECK ((reason = ANY (ARRAY['intimate_image'::text, 'minors'::text])))
);
CREATE INDEX refused_hashes_newest ON public.refused_hashes USING btree (since DESC, hash);
CREATE INDEX refused_hashes_of_report ON public.refused_hashes USING btree (report_id);

-- profiles: fictional profiles that operators made (SAFE-6)
create table fictional_profiles (
  profile_id bigint not null,
  client_id uuid not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  constraint fictional_profiles_pkey PRIMARY KEY (profile_id),
  constraint fictional_profiles_client_id_key UNIQUE (client_id),
  constraint fictional_profiles_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint fictional_profiles_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(member_id)
);
CREATE TRIGGER made_profiles_are_fictional BEFORE INSERT OR UPDATE ON fictional_profiles FOR EACH ROW EXECUTE FUNCTION made_profiles_are_fictional();

-- profiles: how often a member moved within a day, deleted a day after the last move (SAFE-9)
create table location_moves (
  member_id bigint not null,
  moved_at timestamp with time zone[] not null,
  position earth not null,
  constraint location_moves_pkey PRIMARY KEY (member_id),
  constraint location_moves_moved_at_check CHECK (((cardinality(moved_at) >= 1) AND (cardinality(moved_at) <= 3))),
  constraint location_moves_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- profiles: who a member is to others
create table profiles (
  member_id bigint not null,
  site_id smallint not null,
  status text default 'disabled'::text not null,
  fictional boolean not null,
  name text not null,
  gender text not null,
  looking_for text not null,
  sexuality text not null,
  date_of_birth date not null,
  created_on date default CURRENT_DATE not null,
  country text not null,
  region text,
  place text,
  position earth,
  about text,
  interests text[] default '{}'::text[] not null,
  last_active_at timestamp with time zone default now() not null,
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  signup_reason text,
  hides_distance boolean default false not null,
  active_slot timestamp with time zone generated always as (date_bin('00:05:00'::interval, last_active_at, '2000-01-01 00:00:00+00'::timestamp with time zone)) stored not null,
  found_since timestamp with time zone,
  shows_online boolean default true not null,
  hides_fictional boolean default false not null,
  held_status text,
  search_cell earth,
  search_cell_metres integer,
  search_place earth generated always as (
CASE
    WHEN hides_distance THEN NULL::cube
    ELSE (search_cell)::cube
END) stored,
  members_only boolean default true not null,
  constraint profiles_pkey PRIMARY KEY (member_id),
  constraint profiles_about_check CHECK ((char_length(about) <= 2000)),
  constraint profiles_body_type_check CHECK ((body_type = ANY (ARRAY['slim'::text, 'average'::text, 'athletic'::text, 'muscular'::text, 'curvy'::text, 'full'::text]))),
  constraint profiles_check CHECK ((date_of_birth <= (created_on - '18 years'::interval))),
  constraint profiles_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint profiles_eye_color_check CHECK ((eye_color = ANY (ARRAY['brown'::text, 'blue'::text, 'green'::text, 'grey'::text, 'hazel'::text]))),
  constraint profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint profiles_hair_color_check CHECK ((hair_color = ANY (ARRAY['black'::text, 'brown'::text, 'dark_blond'::text, 'blond'::text, 'red'::text, 'grey'::text, 'white'::text, 'coloured'::text, 'bald'::text]))),
  constraint profiles_held_are_disabled CHECK (((held_status IS NULL) OR (status = 'disabled'::text))),
  constraint profiles_held_status_check CHECK ((held_status = ANY (ARRAY['active'::text, 'invisible'::text, 'disabled'::text]))),
  constraint profiles_interests_check CHECK ((cardinality(interests) <= 50)),
  constraint profiles_looking_for_check CHECK ((looking_for = ANY (ARRAY['female'::text, 'male'::text, 'both'::text]))),
  constraint profiles_name_check CHECK ((((char_length(name) >= 2) AND (char_length(name) <= 30)) AND (name !~ '^@'::text))),
  constraint profiles_place_check CHECK ((char_length(place) <= 80)),
  constraint profiles_region_check CHECK ((region ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'::text)),
  constraint profiles_relationship_status_check CHECK ((relationship_status = ANY (ARRAY['single'::text, 'relationship'::text, 'open_relationship'::text, 'married'::text, 'divorced'::text, 'widowed'::text, 'complicated'::text]))),
  constraint profiles_search_cell_with_position CHECK (((("position" IS NULL) = (search_cell IS NULL)) AND (("position" IS NULL) = (search_cell_metres IS NULL)))),
  constraint profiles_sexuality_check CHECK ((sexuality = ANY (ARRAY['hetero'::text, 'gay'::text, 'lesbian'::text, 'bi'::text]))),
  constraint profiles_signup_reason_check CHECK ((signup_reason = ANY (ARRAY['chat'::text, 'friendship'::text, 'date'::text, 'adventure'::text, 'relationship'::text, 'curious'::text]))),
  constraint profiles_status_check CHECK ((status = ANY (ARRAY['active'::text, 'invisible'::text, 'disabled'::text]))),
  constraint profiles_tattoos_check CHECK ((tattoos = ANY (ARRAY['none'::text, 'one'::text, 'some'::text, 'many'::text]))),
  constraint profiles_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint profiles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX profiles_by_activity ON public.profiles USING btree (site_id, gender, fictional, active_slot DESC, member_id) INCLUDE (date_of_birth) WHERE (status = 'active'::text);
CREATE INDEX profiles_by_age ON public.profiles USING btree (site_id, gender, date_of_birth) INCLUDE (country, region, fictional, active_slot, member_id) WHERE (status = 'active'::text);
CREATE INDEX profiles_by_country ON public.profiles USING btree (site_id, gender, country, fictional, active_slot DESC, member_id) INCLUDE (date_of_birth, region) WHERE (status = 'active'::text);
CREATE INDEX profiles_by_distance ON public.profiles USING gist (site_id, gender, fictional, search_place) WHERE (status = 'active'::text);
CREATE INDEX profiles_by_lower_name ON public.profiles USING btree (lower(name) text_pattern_ops);
CREATE INDEX profiles_by_name ON public.profiles USING gin (name gin_trgm_ops);
CREATE INDEX profiles_by_news ON public.profiles USING btree (site_id, gender, found_since) WHERE ((status = 'active'::text) AND (NOT fictional));
CREATE INDEX profiles_by_wish_of_men ON public.profiles USING gin (region, sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, signup_reason, interests) WITH (fastupdate=off) WHERE ((status = 'active'::text) AND (gender = 'male'::text));
CREATE INDEX profiles_by_wish_of_women ON public.profiles USING gin (region, sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, signup_reason, interests) WITH (fastupdate=off) WHERE ((status = 'active'::text) AND (gender = 'female'::text));
CREATE INDEX profiles_for_visitors ON public.profiles USING btree (site_id, gender, fictional, member_id) INCLUDE (date_of_birth, country, region) WHERE ((status = 'active'::text) AND (NOT members_only));
CREATE INDEX profiles_of_invisible ON public.profiles USING btree (site_id, active_slot) WHERE (status = 'invisible'::text);
CREATE TRIGGER fictional_profiles_stay_fictional BEFORE UPDATE OF fictional ON profiles FOR EACH ROW WHEN (old.fictional AND NOT new.fictional) EXECUTE FUNCTION fictional_profiles_stay_fictional();
CREATE TRIGGER profiles_held BEFORE UPDATE ON profiles FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.about IS DISTINCT FROM new.about OR old.date_of_birth IS DISTINCT FROM new.date_of_birth OR old.gender IS DISTINCT FROM new.gender OR old.country IS DISTINCT FROM new.country OR old.place IS DISTINCT FROM new.place) EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER profiles_held_deleted BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');
CREATE TRIGGER profiles_in_search_cell BEFORE INSERT OR UPDATE OF "position", site_id ON profiles FOR EACH ROW EXECUTE FUNCTION set_search_cell();

-- profiles: a member's answers to questions of the fixed list (PROF-10)
create table prompt_answers (
  member_id bigint not null,
  position smallint not null,
  question text not null,
  answer text not null,
  constraint prompt_answers_pkey PRIMARY KEY (member_id, question),
  constraint prompt_answers_one_at_each_place UNIQUE (member_id, "position") DEFERRABLE,
  constraint prompt_answers_answer_check CHECK ((((char_length(answer) >= 1) AND (char_length(answer) <= 200)) AND (answer = btrim(answer)))),
  constraint prompt_answers_position_check CHECK ((("position" >= 0) AND ("position" <= 2))),
  constraint prompt_answers_question_check CHECK ((question = ANY (ARRAY['sunday'::text, 'laugh'::text, 'kitchen'::text, 'song'::text, 'suitcase'::text, 'talent'::text, 'opinion'::text, 'win_over'::text, 'proud'::text, 'evening'::text, 'never'::text, 'ask_me'::text]))),
  constraint prompt_answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES profiles(member_id)
);
CREATE TRIGGER prompt_answers_held BEFORE DELETE OR UPDATE ON prompt_answers FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- profiles: cells of a site that are split in two, because enough members are in each half (SAFE-9)
create table search_splits (
  site_id smallint not null,
  level smallint not null,
  row_nr integer not null,
  column_nr integer not null,
  constraint search_splits_pkey PRIMARY KEY (site_id, level, row_nr, column_nr),
  constraint search_splits_level_check CHECK (((level >= 0) AND (level <= 9))),
  constraint search_splits_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

-- profiles: how many different profiles visitors of a network saw on a day, deleted after two days (SAFE-9d)
create table visitor_views (
  network bytea not null,
  day date not null,
  seen bigint[] not null,
  constraint visitor_views_pkey PRIMARY KEY (network),
  constraint visitor_views_network_check CHECK ((length(network) = 32))
);
CREATE INDEX visitor_views_day ON public.visitor_views USING btree (day);

-- likes: who likes whom, seen from both sides
create table likes (
  member_id bigint not null,
  direction text not null,
  other_id bigint not null,
  origin text not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone,
  told_at timestamp with time zone,
  about_photo bigint,
  about_question text,
  constraint likes_pkey PRIMARY KEY (member_id, direction, other_id),
  constraint likes_about CHECK (((num_nonnulls(about_photo, about_question) = 0) OR ((num_nonnulls(about_photo, about_question) = 1) AND (direction = 'received'::text) AND (origin = 'own'::text)))),
  constraint likes_check CHECK ((member_id <> other_id)),
  constraint likes_direction_check CHECK ((direction = ANY (ARRAY['given'::text, 'received'::text]))),
  constraint likes_origin_check CHECK ((origin = ANY (ARRAY['own'::text, 'standing'::text, 'fictional'::text]))),
  constraint likes_about_own_answer FOREIGN KEY (member_id, about_question) REFERENCES prompt_answers(member_id, question) ON DELETE SET NULL (about_question),
  constraint likes_about_own_photo FOREIGN KEY (member_id, about_photo) REFERENCES photos(member_id, id) ON DELETE SET NULL (about_photo),
  constraint likes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint likes_other_id_fkey FOREIGN KEY (other_id) REFERENCES members(id)
);
CREATE INDEX likes_newest ON public.likes USING btree (member_id, direction, created_at DESC, other_id);
CREATE INDEX likes_untold ON public.likes USING btree (member_id, created_at DESC) WHERE ((direction = 'received'::text) AND (told_at IS NULL));

-- chat: a conversation of two members
create table conversations (
  id bigint default random_id() not null,
  site_id smallint not null,
  started_by bigint not null,
  created_at timestamp with time zone default now() not null,
  last_seq integer default 0 not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint conversations_started_by_fkey FOREIGN KEY (started_by) REFERENCES members(id)
);
CREATE INDEX conversations_started_by ON public.conversations USING btree (started_by);

-- chat: which operator wrote an answer of a fictional profile, and to which message
create table editor_answers (
  conversation_id bigint not null,
  seq integer not null,
  operator_id bigint not null,
  answers_seq integer not null,
  number smallint not null,
  asked_at timestamp with time zone not null,
  stops boolean default false not null,
  at timestamp with time zone not null,
  constraint editor_answers_pkey PRIMARY KEY (conversation_id, seq),
  constraint editor_answers_conversation_id_answers_seq_number_key UNIQUE (conversation_id, answers_seq, number),
  constraint editor_answers_conversation_id_seq_operator_id_key UNIQUE (conversation_id, seq, operator_id),
  constraint editor_answers_check CHECK ((seq > answers_seq)),
  constraint editor_answers_check1 CHECK ((at >= asked_at)),
  constraint editor_answers_check2 CHECK (((number = 1) OR (at <= (asked_at + '1 day'::interval)))),
  constraint editor_answers_number_check CHECK ((number = ANY (ARRAY[1, 2]))),
  constraint editor_answers_stops_check CHECK ((NOT stops)),
  constraint editor_answers_conversation_id_answers_seq_asked_at_stops_fkey FOREIGN KEY (conversation_id, answers_seq, asked_at, stops) REFERENCES fictional_messages(conversation_id, seq, sent_at, stops),
  constraint editor_answers_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq),
  constraint editor_answers_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX editor_answers_pace ON public.editor_answers USING btree (operator_id, at);

-- chat: notes of editors about a fictional profile or one of its conversations; never changed
create table editor_notes (
  id bigint generated always as identity not null,
  profile_id bigint not null,
  conversation_id bigint,
  operator_id bigint not null,
  words text not null,
  at timestamp with time zone not null,
  constraint editor_notes_pkey PRIMARY KEY (id),
  constraint editor_notes_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000))),
  constraint editor_notes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES editor_talks(conversation_id),
  constraint editor_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint editor_notes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES members(id)
);
CREATE INDEX editor_notes_conversation ON public.editor_notes USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX editor_notes_profile ON public.editor_notes USING btree (profile_id, id);
CREATE TRIGGER editor_notes_are_kept BEFORE UPDATE OR TRUNCATE ON editor_notes FOR EACH STATEMENT EXECUTE FUNCTION editor_notes_are_kept();

-- chat: editors whose answers a colleague stopped for some days
create table editor_pauses (
  id bigint generated always as identity not null,
  operator_id bigint not null,
  paused_by bigint not null,
  reason text not null,
  at timestamp with time zone not null,
  until timestamp with time zone not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  constraint editor_pauses_pkey PRIMARY KEY (id),
  constraint editor_pauses_check CHECK (((until > at) AND (until <= (at + '31 days'::interval)))),
  constraint editor_pauses_check1 CHECK ((paused_by <> operator_id)),
  constraint editor_pauses_check2 CHECK ((ended_by <> operator_id)),
  constraint editor_pauses_check3 CHECK (((ended_by IS NULL) = (ended_at IS NULL))),
  constraint editor_pauses_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint editor_pauses_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint editor_pauses_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint editor_pauses_paused_by_fkey FOREIGN KEY (paused_by) REFERENCES operators(id)
);
CREATE INDEX editor_pauses_running ON public.editor_pauses USING btree (operator_id, until) WHERE (ended_at IS NULL);

-- chat: the sample of answers that a second person judges
create table editor_reviews (
  conversation_id bigint not null,
  seq integer not null,
  author_id bigint not null,
  drawn_at timestamp with time zone not null,
  reviewer_id bigint,
  reviewed_at timestamp with time zone,
  good boolean,
  reason text,
  flaw text,
  constraint editor_reviews_pkey PRIMARY KEY (conversation_id, seq),
  constraint editor_reviews_check CHECK ((reviewer_id <> author_id)),
  constraint editor_reviews_check1 CHECK ((((reviewer_id IS NULL) = (reviewed_at IS NULL)) AND ((reviewer_id IS NULL) = (good IS NULL)))),
  constraint editor_reviews_check2 CHECK (((good IS NULL) OR good OR (reason IS NOT NULL))),
  constraint editor_reviews_flaw CHECK (((good IS FALSE) = (flaw IS NOT NULL))),
  constraint editor_reviews_flaw_check CHECK ((flaw = ANY (ARRAY['promises_meeting'::text, 'wants_money_or_contact'::text, 'rude'::text, 'wrong_facts'::text]))),
  constraint editor_reviews_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint editor_reviews_conversation_id_seq_author_id_fkey FOREIGN KEY (conversation_id, seq, author_id) REFERENCES editor_answers(conversation_id, seq, operator_id),
  constraint editor_reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES operators(id)
);
CREATE INDEX editor_reviews_author ON public.editor_reviews USING btree (author_id, drawn_at);
CREATE INDEX editor_reviews_open ON public.editor_reviews USING btree (drawn_at, conversation_id, seq) WHERE (reviewer_id IS NULL);
CREATE TRIGGER judged_reviews_are_kept BEFORE UPDATE ON editor_reviews FOR EACH ROW WHEN (old.reviewer_id IS NOT NULL) EXECUTE FUNCTION judged_reviews_are_kept();

-- chat: conversations with fictional profiles in the queue of the editors
create table editor_talks (
  conversation_id bigint not null,
  site_id smallint not null,
  member_id bigint not null,
  profile_id bigint not null,
  waiting_since timestamp with time zone,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  constraint editor_talks_pkey PRIMARY KEY (conversation_id),
  constraint editor_talks_check CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint editor_talks_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id),
  constraint editor_talks_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id),
  constraint editor_talks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint editor_talks_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES members(id),
  constraint editor_talks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX editor_talks_claimed ON public.editor_talks USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);
CREATE INDEX editor_talks_member ON public.editor_talks USING btree (member_id);
CREATE INDEX editor_talks_profile ON public.editor_talks USING btree (profile_id);
CREATE INDEX editor_talks_waiting ON public.editor_talks USING btree (waiting_since, conversation_id) WHERE (waiting_since IS NOT NULL);

-- chat: messages to fictional profiles that an editor answers, or whose credits come back
create table fictional_messages (
  conversation_id bigint not null,
  seq integer not null,
  member_id bigint not null,
  profile_id bigint not null,
  site_id smallint not null,
  cost integer not null,
  sent_at timestamp with time zone not null,
  stops boolean default false not null,
  answer_by timestamp with time zone not null,
  outcome text,
  settled_at timestamp with time zone,
  constraint fictional_messages_pkey PRIMARY KEY (conversation_id, seq),
  constraint fictional_messages_conversation_id_seq_sent_at_stops_key UNIQUE (conversation_id, seq, sent_at, stops),
  constraint fictional_messages_check CHECK ((answer_by >= sent_at)),
  constraint fictional_messages_check1 CHECK (((outcome IS NULL) = (settled_at IS NULL))),
  constraint fictional_messages_check2 CHECK (((outcome <> 'returned'::text) OR (cost > 0))),
  constraint fictional_messages_check3 CHECK (((outcome <> 'answered'::text) OR (NOT stops))),
  constraint fictional_messages_check4 CHECK ((member_id <> profile_id)),
  constraint fictional_messages_cost_check CHECK ((cost >= 0)),
  constraint fictional_messages_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'returned'::text, 'expired'::text, 'refunded'::text]))),
  constraint fictional_messages_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq),
  constraint fictional_messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint fictional_messages_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES members(id),
  constraint fictional_messages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX fictional_messages_due ON public.fictional_messages USING btree (answer_by, conversation_id) WHERE (outcome IS NULL);
CREATE INDEX fictional_messages_member ON public.fictional_messages USING btree (member_id);
CREATE INDEX fictional_messages_profile ON public.fictional_messages USING btree (profile_id);
CREATE TRIGGER fictional_messages_answered AFTER UPDATE OF outcome ON fictional_messages FOR EACH ROW WHEN (old.outcome IS NULL AND new.outcome = 'answered'::text) EXECUTE FUNCTION count_talk_answer();

-- chat: what a member was told of a fictional profile, and whether writing to it rests
create table fictional_ties (
  member_id bigint not null,
  profile_id bigint not null,
  acknowledged_at timestamp with time zone not null,
  locale text not null,
  label text not null,
  words text not null,
  spent integer default 0 not null,
  paused_at timestamp with time zone,
  pause_cause text,
  resumed_at timestamp with time zone,
  constraint fictional_ties_pkey PRIMARY KEY (member_id, profile_id),
  constraint fictional_ties_cause_of_a_pause CHECK (((pause_cause IS NULL) OR (paused_at IS NOT NULL))),
  constraint fictional_ties_check CHECK ((member_id <> profile_id)),
  constraint fictional_ties_pause_cause_check CHECK ((pause_cause = ANY (ARRAY['lonely'::text, 'money'::text, 'health'::text, 'meeting'::text, 'spending'::text]))),
  constraint fictional_ties_spent_check CHECK ((spent >= 0)),
  constraint fictional_ties_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint fictional_ties_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES members(id)
);
CREATE INDEX fictional_ties_caused ON public.fictional_ties USING btree (paused_at) WHERE (pause_cause IS NOT NULL);
CREATE INDEX fictional_ties_profile ON public.fictional_ties USING btree (profile_id);

-- chat: pictures of messages, and those that are none yet (CHAT-10)
create table message_images (
  sender_id bigint not null,
  client_id uuid not null,
  id bigint default random_id() not null,
  site_id smallint not null,
  path text not null,
  width smallint not null,
  height smallint not null,
  blur text not null,
  status text default 'uploaded'::text not null,
  receiver_id bigint,
  cost integer,
  rejection text,
  conversation_id bigint,
  seq integer,
  sent_at timestamp with time zone,
  shown_at timestamp with time zone,
  quarantined_until timestamp with time zone,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint message_images_pkey PRIMARY KEY (sender_id, client_id),
  constraint message_images_conversation_id_seq_key UNIQUE (conversation_id, seq),
  constraint message_images_id_key UNIQUE (id),
  constraint message_images_path_key UNIQUE (path),
  constraint message_images_blur_check CHECK ((char_length(blur) <= 2000)),
  constraint message_images_check CHECK ((receiver_id <> sender_id)),
  constraint message_images_check1 CHECK (((status = 'uploaded'::text) = (receiver_id IS NULL))),
  constraint message_images_check2 CHECK ((((receiver_id IS NULL) = (cost IS NULL)) AND ((receiver_id IS NULL) = (sent_at IS NULL)))),
  constraint message_images_check3 CHECK ((((status = 'sent'::text) = (seq IS NOT NULL)) AND ((seq IS NULL) = (conversation_id IS NULL)))),
  constraint message_images_check4 CHECK (((status = 'rejected'::text) = (rejection IS NOT NULL))),
  constraint message_images_check5 CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint message_images_cost_check CHECK ((cost >= 0)),
  constraint message_images_height_check CHECK ((height > 0)),
  constraint message_images_path_check CHECK ((path ~ '^chats/[0-9a-f]{32}$'::text)),
  constraint message_images_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'waiting'::text, 'sent'::text, 'rejected'::text, 'undelivered'::text]))),
  constraint message_images_width_check CHECK ((width > 0)),
  constraint message_images_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operators(id),
  constraint message_images_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id),
  constraint message_images_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES members(id),
  constraint message_images_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members(id),
  constraint message_images_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX message_images_received ON public.message_images USING btree (receiver_id) WHERE (receiver_id IS NOT NULL);
CREATE INDEX message_images_waiting ON public.message_images USING btree (created_at, id) WHERE (status = 'waiting'::text);
CREATE TRIGGER message_images_answered AFTER UPDATE OF status ON message_images FOR EACH ROW WHEN (old.status = 'waiting'::text AND (new.status = ANY (ARRAY['sent'::text, 'rejected'::text])) AND old.claimed_by IS NOT NULL) EXECUTE FUNCTION count_image_answer();
CREATE TRIGGER message_images_held BEFORE DELETE ON message_images FOR EACH ROW EXECUTE FUNCTION keep_held_row('sender_id', 'receiver_id');
CREATE TRIGGER message_images_of_held AFTER INSERT OR UPDATE OF receiver_id ON message_images FOR EACH ROW EXECUTE FUNCTION hold_new_picture('sender_id', 'receiver_id');

-- chat: reactions of members to messages (CHAT-11)
create table message_reactions (
  conversation_id bigint not null,
  seq integer not null,
  member_id bigint not null,
  reaction text,
  revision integer default 1 not null,
  changed_at timestamp with time zone not null,
  constraint message_reactions_pkey PRIMARY KEY (conversation_id, seq, member_id),
  constraint message_reactions_reaction_check CHECK ((reaction = ANY (ARRAY['heart'::text, 'laugh'::text, 'thumbs_up'::text, 'wow'::text, 'sad'::text, 'fire'::text]))),
  constraint message_reactions_revision_check CHECK ((revision > 0)),
  constraint message_reactions_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq) ON DELETE CASCADE,
  constraint message_reactions_member_id_conversation_id_fkey FOREIGN KEY (member_id, conversation_id) REFERENCES participants(member_id, conversation_id) ON DELETE CASCADE
);
CREATE INDEX message_reactions_changed ON public.message_reactions USING btree (conversation_id, changed_at);

-- chat: what was said
create table messages (
  conversation_id bigint not null,
  seq integer not null,
  sender_id bigint not null,
  kind text not null,
  body text,
  client_id uuid not null,
  cost integer not null,
  sent_at timestamp with time zone default now() not null,
  erased_at timestamp with time zone,
  origin text default 'member'::text not null,
  quoted_seq integer,
  constraint messages_pkey PRIMARY KEY (conversation_id, seq),
  constraint messages_conversation_id_sender_id_client_id_key UNIQUE (conversation_id, sender_id, client_id),
  constraint messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint messages_cost_check CHECK ((cost >= 0)),
  constraint messages_erased_is_empty CHECK (((body IS NULL) = (erased_at IS NOT NULL))),
  constraint messages_gift_is_known CHECK (((kind <> 'gift'::text) OR (body = ANY (ARRAY['spark'::text, 'rose'::text, 'coffee'::text, 'chocolate'::text, 'candle'::text, 'champagne'::text, 'kiss'::text, 'heart'::text])))),
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'gift'::text, 'image'::text, 'system'::text]))),
  constraint messages_notice_is_known CHECK (((kind <> 'system'::text) OR (body = ANY (ARRAY['fictional'::text, 'lonely'::text, 'money'::text, 'health'::text, 'meeting'::text, 'spending'::text, 'returned'::text, 'stopped'::text, 'retired'::text])))) NOT VALID,
  constraint messages_notice_is_ours CHECK (((kind <> 'system'::text) OR (origin = 'system'::text))),
  constraint messages_origin_check CHECK ((origin = ANY (ARRAY['member'::text, 'operator'::text, 'ai'::text, 'system'::text]))),
  constraint messages_quote_earlier CHECK ((quoted_seq < seq)) NOT VALID,
  constraint messages_seq_check CHECK ((seq > 0)),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id),
  constraint messages_quoted_fkey FOREIGN KEY (conversation_id, quoted_seq) REFERENCES messages(conversation_id, seq) NOT VALID,
  constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members(id)
);
CREATE INDEX messages_quoted ON public.messages USING btree (conversation_id, quoted_seq) WHERE (quoted_seq IS NOT NULL);
CREATE TRIGGER messages_held BEFORE UPDATE ON messages FOR EACH ROW WHEN (old.body IS DISTINCT FROM new.body) EXECUTE FUNCTION keep_held_message();
CREATE TRIGGER messages_held_deleted BEFORE DELETE ON messages FOR EACH ROW EXECUTE FUNCTION keep_held_message();

-- chat: hashes of first messages of the last week, to tell when many members get the same words
create table openers (
  sender_id bigint not null,
  receiver_id bigint not null,
  words bytea not null,
  said_at timestamp with time zone not null,
  constraint openers_pkey PRIMARY KEY (sender_id, receiver_id),
  constraint openers_check CHECK ((sender_id <> receiver_id)),
  constraint openers_words_check CHECK ((length(words) = 32)),
  constraint openers_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES members(id),
  constraint openers_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members(id)
);
CREATE INDEX openers_alike ON public.openers USING btree (sender_id, words, said_at);
CREATE INDEX openers_receiver ON public.openers USING btree (receiver_id);
CREATE INDEX openers_said_at ON public.openers USING btree (said_at);

-- chat: a member's side of a conversation
create table participants (
  member_id bigint not null,
  conversation_id bigint not null,
  other_id bigint not null,
  read_up_to integer default 0 not null,
  unread integer default 0 not null,
  removed_up_to integer default 0 not null,
  last_message_at timestamp with time zone,
  shows_images boolean default false not null,
  muted boolean default false not null,
  revision integer default 0 not null,
  removed_from integer,
  removed_at timestamp with time zone,
  constraint participants_pkey PRIMARY KEY (member_id, conversation_id),
  constraint participants_member_id_other_id_key UNIQUE (member_id, other_id),
  constraint participants_check CHECK ((member_id <> other_id)),
  constraint participants_removal_rose CHECK ((removed_from < removed_up_to)),
  constraint participants_removal_whole CHECK (((removed_from IS NULL) = (removed_at IS NULL))),
  constraint participants_unread_check CHECK ((unread >= 0)),
  constraint participants_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id),
  constraint participants_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint participants_other_id_fkey FOREIGN KEY (other_id) REFERENCES members(id)
);
CREATE INDEX participants_newest ON public.participants USING btree (member_id, last_message_at DESC, conversation_id);

-- chat: members who neither tell nor learn what was read (TRUST-11)
create table silent_readers (
  member_id bigint not null,
  constraint silent_readers_pkey PRIMARY KEY (member_id),
  constraint silent_readers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- discovery: advertising that a site shows between results (DISC-4)
create table ad_tiles (
  id bigint default random_id() not null,
  site_id smallint not null,
  feed_key text not null,
  kind text not null,
  titles jsonb not null,
  link text not null,
  path text not null,
  position smallint not null,
  constraint ad_tiles_pkey PRIMARY KEY (id),
  constraint ad_tiles_site_id_feed_key_key UNIQUE (site_id, feed_key),
  constraint ad_tiles_feed_key_check CHECK (((char_length(feed_key) >= 1) AND (char_length(feed_key) <= 60))),
  constraint ad_tiles_kind_check CHECK ((kind = ANY (ARRAY['cam'::text, 'resell'::text]))),
  constraint ad_tiles_link_check CHECK (((link ~ '^https://'::text) AND (char_length(link) <= 500))),
  constraint ad_tiles_path_check CHECK ((path ~ '^[a-z0-9/_-]{1,200}$'::text)),
  constraint ad_tiles_titles_check CHECK (((jsonb_typeof(titles) = 'object'::text) AND (titles <> '{}'::jsonb))),
  constraint ad_tiles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX ad_tiles_of_site ON public.ad_tiles USING btree (site_id, "position");

-- discovery: newcomers whose one automatic like has been asked for (LIKE-3)
create table auto_likes (
  member_id bigint not null,
  given_at timestamp with time zone default now() not null,
  constraint auto_likes_pkey PRIMARY KEY (member_id),
  constraint auto_likes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- discovery: searches a member keeps, and whether new members who fit are told of (DISC-7)
create table saved_searches (
  member_id bigint not null,
  id bigint default random_id() not null,
  place smallint not null,
  name text not null,
  criteria jsonb not null,
  notice boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_searches_pkey PRIMARY KEY (member_id, id),
  constraint saved_searches_criteria UNIQUE (member_id, criteria),
  constraint saved_searches_place UNIQUE (member_id, place),
  constraint saved_searches_criteria_check CHECK (((jsonb_typeof(criteria) = 'object'::text) AND (pg_column_size(criteria) <= 2000))),
  constraint saved_searches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint saved_searches_place_check CHECK (((place >= 1) AND (place <= 10))),
  constraint saved_searches_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE UNIQUE INDEX saved_searches_name ON public.saved_searches USING btree (member_id, lower(name));

-- discovery: until when a member who wants notices was told of new members (DISC-7)
create table search_notices (
  member_id bigint not null,
  told_until timestamp with time zone not null,
  next_at timestamp with time zone not null,
  origin text not null,
  constraint search_notices_pkey PRIMARY KEY (member_id),
  constraint search_notices_origin_check CHECK (((origin ~ '^https?://'::text) AND (char_length(origin) <= 300))),
  constraint search_notices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX search_notices_due ON public.search_notices USING btree (next_at);

-- discovery: whom a search found, in order, so that its pages do not shift (DISC-3)
create table search_snapshots (
  key bytea not null,
  ids bigint[] not null,
  found smallint not null,
  fictional smallint not null,
  expires_at timestamp with time zone not null,
  constraint search_snapshots_pkey PRIMARY KEY (key),
  constraint search_snapshots_ids_check CHECK ((cardinality(ids) <= 500))
);
CREATE INDEX search_snapshots_expire ON public.search_snapshots USING btree (expires_at);

-- discovery: members who let newcomers who fit a search have a like of theirs (LIKE-3)
create table standing_likes (
  member_id bigint not null,
  site_id smallint not null,
  gender text not null,
  criteria jsonb not null,
  since timestamp with time zone not null,
  next_at timestamp with time zone not null,
  lot double precision default random() not null,
  constraint standing_likes_pkey PRIMARY KEY (member_id),
  constraint standing_likes_criteria_check CHECK (((jsonb_typeof(criteria) = 'object'::text) AND (pg_column_size(criteria) <= 2000))),
  constraint standing_likes_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'both'::text]))),
  constraint standing_likes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint standing_likes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX standing_likes_draw ON public.standing_likes USING btree (site_id, gender, lot);

-- discovery: whom a member swiped lately; they do not come back for a while (DISC-6)
create table swipes (
  member_id bigint not null,
  other_id bigint not null,
  choice text not null,
  swiped_at timestamp with time zone not null,
  constraint swipes_pkey PRIMARY KEY (member_id, other_id),
  constraint swipes_check CHECK ((member_id <> other_id)),
  constraint swipes_choice_check CHECK ((choice = ANY (ARRAY['like'::text, 'pass'::text]))),
  constraint swipes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint swipes_other_id_fkey FOREIGN KEY (other_id) REFERENCES members(id)
);
CREATE INDEX swipes_by_time ON public.swipes USING btree (member_id, swiped_at DESC);
CREATE INDEX swipes_of_other ON public.swipes USING btree (other_id);
CREATE INDEX swipes_old ON public.swipes USING btree (swiped_at);

-- accounts: copies of everything about a member, made by a job
create table account_exports (
  id bigint default random_id() not null,
  member_id bigint not null,
  requested_at timestamp with time zone default now() not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  fetched_at timestamp with time zone,
  storage_key text,
  fetching_until timestamp with time zone,
  constraint account_exports_pkey PRIMARY KEY (id),
  constraint account_exports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX account_exports_expiring ON public.account_exports USING btree (expires_at) WHERE (storage_key IS NOT NULL);
CREATE INDEX account_exports_of_member ON public.account_exports USING btree (member_id);

-- accounts: tries counted, and the locks they lead to; written by the limiter alone
create table account_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint account_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX account_limits_expire ON public.account_limits USING btree (expire);

-- accounts: mailed proofs of an address, hashed
create table activation_tokens (
  token_hash bytea not null,
  member_id bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint activation_tokens_pkey PRIMARY KEY (token_hash),
  constraint activation_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX activation_tokens_expired ON public.activation_tokens USING btree (expires_at);
CREATE INDEX activation_tokens_of_member ON public.activation_tokens USING btree (member_id);

-- accounts: ids of networks and devices that accounts have in common, for 90 days (SAFE-5)
create table common_traces (
  id bigint default random_id() not null,
  kind text not null,
  hash bytea not null,
  created_at timestamp with time zone not null,
  braked_until timestamp with time zone,
  braked_by bigint,
  constraint common_traces_pkey PRIMARY KEY (id),
  constraint common_traces_kind_hash_key UNIQUE (kind, hash),
  constraint common_traces_brake CHECK ((num_nulls(braked_until, braked_by) = ANY (ARRAY[0, 2]))),
  constraint common_traces_brake_of_network CHECK (((braked_until IS NULL) OR (kind = 'network'::text))),
  constraint common_traces_hash_check CHECK ((octet_length(hash) = 16)),
  constraint common_traces_kind_check CHECK ((kind = ANY (ARRAY['network'::text, 'payment_device'::text, 'report_device'::text]))),
  constraint common_traces_braked_by_fkey FOREIGN KEY (braked_by) REFERENCES operators(id)
);
CREATE INDEX common_traces_by_age ON public.common_traces USING btree (created_at);

-- accounts: what a member agreed to, in which words and when (GDPR-2)
create table consents (
  member_id bigint not null,
  kind text not null,
  version text not null,
  language text not null,
  given_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  page_version bigint,
  constraint consents_pkey PRIMARY KEY (member_id, kind, given_at),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'sensitive_data'::text]))),
  constraint consents_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint consents_page_version_fkey FOREIGN KEY (page_version) REFERENCES page_versions(id)
);
CREATE UNIQUE INDEX consents_of_page_version ON public.consents USING btree (member_id, page_version) WHERE ((page_version IS NOT NULL) AND (revoked_at IS NULL));

-- accounts: how a member proves who they are (argon2id)
create table credentials (
  member_id bigint not null,
  password_hash text not null,
  changed_at timestamp with time zone default now() not null,
  constraint credentials_pkey PRIMARY KEY (member_id),
  constraint credentials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER fictional_profiles_have_no_password BEFORE INSERT OR UPDATE OF member_id ON credentials FOR EACH ROW EXECUTE FUNCTION fictional_profiles_cannot_log_in();

-- accounts: members who are going away; gone with the erasure
create table deletions (
  member_id bigint not null,
  reason text not null,
  requested_at timestamp with time zone default now() not null,
  erase_at timestamp with time zone not null,
  profile_status text not null,
  constraint deletions_pkey PRIMARY KEY (member_id),
  constraint deletions_profile_status_check CHECK ((profile_status = ANY (ARRAY['active'::text, 'invisible'::text, 'disabled'::text]))),
  constraint deletions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint deletions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX deletions_due ON public.deletions USING btree (erase_at);

-- accounts: first messages that wait until their sender is confirmed (ACC-6)
create table held_messages (
  member_id bigint not null,
  target_id bigint not null,
  body text not null,
  client_id uuid not null,
  created_at timestamp with time zone default now() not null,
  tried_at timestamp with time zone,
  constraint held_messages_pkey PRIMARY KEY (member_id),
  constraint held_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 10000))),
  constraint held_messages_check CHECK ((member_id <> target_id)),
  constraint held_messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint held_messages_target_id_fkey FOREIGN KEY (target_id) REFERENCES members(id)
);
CREATE INDEX held_messages_old ON public.held_messages USING btree (tried_at);
CREATE INDEX held_messages_to ON public.held_messages USING btree (target_id);

-- accounts: codes that open the sign-up of a site that takes no other new members, hashed (ACC-3)
create table invites (
  code_hash bytea not null,
  site_id smallint not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by bigint,
  id bigint default random_id() not null,
  made_by bigint,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint,
  constraint invites_pkey PRIMARY KEY (code_hash),
  constraint invites_withdrawn CHECK ((((withdrawn_at IS NULL) = (withdrawn_by IS NULL)) AND ((withdrawn_at IS NULL) OR (used_at IS NULL)))),
  constraint invites_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint invites_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  constraint invites_used_by_fkey FOREIGN KEY (used_by) REFERENCES members(id),
  constraint invites_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES operators(id)
);
CREATE INDEX invites_expired ON public.invites USING btree (expires_at);
CREATE UNIQUE INDEX invites_id ON public.invites USING btree (id);
CREATE INDEX invites_newest ON public.invites USING btree (created_at DESC, id);
CREATE INDEX invites_of_member ON public.invites USING btree (used_by) WHERE (used_by IS NOT NULL);

-- accounts: browsers a member logged in with before; another one is told by mail
create table known_devices (
  member_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  constraint known_devices_pkey PRIMARY KEY (member_id, device_hash),
  constraint known_devices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX known_devices_old ON public.known_devices USING btree (last_seen_at);
CREATE TRIGGER known_devices_held BEFORE DELETE ON known_devices FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- accounts: single-use links sent by mail, hashed; activation has a table of its own
create table mailed_tokens (
  token_hash bytea not null,
  member_id bigint not null,
  purpose text not null,
  email text,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint mailed_tokens_pkey PRIMARY KEY (token_hash),
  constraint mailed_tokens_check CHECK (((email IS NOT NULL) = (purpose = ANY (ARRAY['mail_change'::text, 'mail_change_undo'::text])))),
  constraint mailed_tokens_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
  constraint mailed_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['password_reset'::text, 'mail_change'::text, 'mail_change_undo'::text, 'deletion_undo'::text]))),
  constraint mailed_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX mailed_tokens_expired ON public.mailed_tokens USING btree (expires_at);
CREATE INDEX mailed_tokens_of_email ON public.mailed_tokens USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX mailed_tokens_of_member ON public.mailed_tokens USING btree (member_id, purpose);
CREATE TRIGGER mailed_tokens_held BEFORE DELETE ON mailed_tokens FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- accounts: what a passkey was asked to sign; each used once
create table passkey_challenges (
  challenge_hash bytea not null,
  member_id bigint,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX passkey_challenges_expired ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_of_member ON public.passkey_challenges USING btree (member_id) WHERE (member_id IS NOT NULL);

-- accounts: passkeys of members (WebAuthn credentials)
create table passkeys (
  credential_id text not null,
  member_id bigint not null,
  public_key bytea not null,
  sign_count bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (credential_id),
  constraint passkeys_credential_id_check CHECK ((char_length(credential_id) <= 1400)),
  constraint passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX passkeys_of_member ON public.passkeys USING btree (member_id);

-- accounts: right passwords that still wait for their second step
create table pending_logins (
  token_hash bytea not null,
  member_id bigint not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  tries smallint default 0 not null,
  constraint pending_logins_pkey PRIMARY KEY (token_hash),
  constraint pending_logins_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX pending_logins_expired ON public.pending_logins USING btree (expires_at);
CREATE INDEX pending_logins_of_member ON public.pending_logins USING btree (member_id);

-- accounts: single-use codes for whoever lost their authenticator, hashed (ACC-15)
create table recovery_codes (
  member_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (member_id, code_hash),
  constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);

-- accounts: logged-in devices
create table sessions (
  id bigint default random_id() not null,
  member_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  browser text,
  system text,
  country text,
  second_factor_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_browser_check CHECK ((char_length(browser) <= 60)),
  constraint sessions_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint sessions_system_check CHECK ((char_length(system) <= 60)),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX sessions_expired ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_member ON public.sessions USING btree (member_id);
CREATE INDEX sessions_unused ON public.sessions USING btree (last_seen_at);
CREATE TRIGGER sessions_held BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION keep_held_row('member_id');

-- accounts: the mails about new terms that members got, one per version (CON-13)
create table terms_mails (
  member_id bigint not null,
  version_id bigint not null,
  constraint terms_mails_pkey PRIMARY KEY (member_id, version_id),
  constraint terms_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint terms_mails_version_id_fkey FOREIGN KEY (version_id) REFERENCES page_versions(id)
);
CREATE INDEX terms_mails_of_version ON public.terms_mails USING btree (version_id);

-- accounts: members who answer the question about new terms at a later visit (CON-13)
create table terms_postponements (
  member_id bigint not null,
  version_id bigint not null,
  until timestamp with time zone not null,
  constraint terms_postponements_pkey PRIMARY KEY (member_id),
  constraint terms_postponements_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint terms_postponements_version_id_fkey FOREIGN KEY (version_id) REFERENCES page_versions(id)
);

-- accounts: second step of the log-in by an authenticator app (ACC-15)
create table totp_secrets (
  member_id bigint not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  created_at timestamp with time zone default now() not null,
  constraint totp_secrets_pkey PRIMARY KEY (member_id),
  constraint totp_secrets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX totp_secrets_unfinished ON public.totp_secrets USING btree (created_at) WHERE (confirmed_at IS NULL);

-- content: answer times of each queue per UTC day, in seconds
create table answer_days (
  day date not null,
  queue text not null,
  site_id smallint,
  answered integer not null,
  median integer not null,
  p90 integer not null,
  constraint answer_days_day_queue_site_id_key UNIQUE NULLS NOT DISTINCT (day, queue, site_id),
  constraint answer_days_answered_check CHECK ((answered > 0)),
  constraint answer_days_check CHECK ((p90 >= median)),
  constraint answer_days_median_check CHECK ((median >= 0)),
  constraint answer_days_queue_check CHECK ((queue = ANY (ARRAY['photos'::text, 'images'::text, 'reports'::text, 'complaints'::text, 'conversations'::text, 'withdrawals'::text]))),
  constraint answer_days_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

-- content: every change of a company in the console, append-only (SAFE-6)
create table company_changes (
  id bigint generated always as identity not null,
  company_id smallint not null,
  before jsonb not null,
  after jsonb not null,
  operator_id bigint not null,
  at timestamp with time zone not null,
  constraint company_changes_pkey PRIMARY KEY (id),
  constraint company_changes_check CHECK ((before <> after)),
  constraint company_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_changes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
CREATE INDEX company_changes_of_company ON public.company_changes USING btree (company_id, id DESC);
CREATE TRIGGER company_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON company_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- content: sign-ups, active members and money per site and UTC day
create table figure_days (
  day date not null,
  site_id smallint not null,
  figure text not null,
  currency text default ''::text not null,
  amount bigint not null,
  constraint figure_days_pkey PRIMARY KEY (day, site_id, figure, currency),
  constraint figure_days_amount_check CHECK ((amount >= 0)),
  constraint figure_days_currency_check CHECK ((currency ~ '^([A-Z]{3})?$'::text)),
  constraint figure_days_figure_check CHECK ((figure = ANY (ARRAY['sign_ups'::text, 'active'::text, 'paid'::text, 'returned'::text]))),
  constraint figure_days_money CHECK (((currency <> ''::text) = (figure = ANY (ARRAY['paid'::text, 'returned'::text])))),
  constraint figure_days_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

-- content: prepared answers for operators, with placeholders
create table macros (
  id bigint default random_id() not null,
  site_id smallint,
  language text not null,
  kind text not null,
  title text not null,
  body text not null,
  made_by bigint,
  made_at timestamp with time zone default now() not null,
  replaces bigint,
  retired_at timestamp with time zone,
  retired_by bigint,
  constraint macros_pkey PRIMARY KEY (id),
  constraint macros_replaces_key UNIQUE (replaces),
  constraint macros_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
  constraint macros_check CHECK (((retired_at IS NULL) = (retired_by IS NULL))),
  constraint macros_kind_check CHECK ((kind = ANY (ARRAY['any'::text, 'account'::text, 'payment'::text, 'content'::text, 'privacy'::text, 'mail'::text]))),
  constraint macros_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint macros_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60))),
  constraint macros_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint macros_replaces_fkey FOREIGN KEY (replaces) REFERENCES macros(id),
  constraint macros_retired_by_fkey FOREIGN KEY (retired_by) REFERENCES operators(id),
  constraint macros_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX macros_in_use ON public.macros USING btree (language, kind) WHERE (retired_at IS NULL);
CREATE TRIGGER macros_append_only BEFORE DELETE OR UPDATE ON macros FOR EACH ROW EXECUTE FUNCTION macros_keep();

-- content: moments at which an operator finished an item of a queue, kept for 100 days
create table queue_answers (
  id bigint default random_id() not null,
  queue text not null,
  site_id smallint not null,
  at timestamp with time zone not null,
  waited integer not null,
  constraint queue_answers_pkey PRIMARY KEY (id),
  constraint queue_answers_queue_check CHECK ((queue = ANY (ARRAY['photos'::text, 'images'::text, 'reports'::text, 'complaints'::text, 'conversations'::text, 'withdrawals'::text]))),
  constraint queue_answers_waited_check CHECK ((waited >= 0)),
  constraint queue_answers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX queue_answers_at ON public.queue_answers USING btree (at, queue);

-- content: every change of a setting in the console, append-only (SAFE-6)
create table setting_changes (
  id bigint generated always as identity not null,
  site_id smallint not null,
  setting text not null,
  before jsonb,
  after jsonb,
  confirmed_countries text[] default '{}'::text[] not null,
  operator_id bigint not null,
  at timestamp with time zone not null,
  constraint setting_changes_pkey PRIMARY KEY (id),
  constraint setting_changes_check CHECK ((before IS DISTINCT FROM after)),
  constraint setting_changes_setting_check CHECK ((setting ~ '^[a-z_]{1,60}$'::text)),
  constraint setting_changes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint setting_changes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);
CREATE INDEX setting_changes_of_setting ON public.setting_changes USING btree (site_id, setting, id DESC);
CREATE TRIGGER setting_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON setting_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
