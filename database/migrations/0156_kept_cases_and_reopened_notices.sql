-- Returns whether a case explains a copy that is only withheld because its owner is frozen (NCII-1, CSAM-2). The end
-- of the freeze removes the copy in a case of its own.
create function explains_waiting_copy(report bigint, member bigint) returns boolean language sql stable as $$
  select exists (
    select from hidden_pictures where hidden_pictures.report_id = report and hidden_pictures.cause = 'removed'
      and (exists (select from photos where photos.path = hidden_pictures.path
          and photos.member_id <> member and is_frozen(photos.member_id))
        or exists (select from message_images where message_images.path = hidden_pictures.path
          and message_images.sender_id <> member and is_frozen(message_images.sender_id))))
$$;

create function keep_explaining_case() returns trigger language plpgsql as $$
begin
  if explains_waiting_copy(old.id, old.member_id) then
    raise exception 'this case explains a withheld copy of a frozen member' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger reports_explain_copies before delete on reports for each row execute function keep_explaining_case();

-- A reversed suspension brings its unread notices back to the queue (DSA-5). Such a notice was never decided, so its
-- count goes. Every other count stays for ever.
create or replace function keep_moderation_events() returns trigger language plpgsql as $$
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
$$;

create function reopen_unread_complaint() returns trigger language plpgsql as $$
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
$$;
create trigger complaints_reopened after update of outcome on complaints for each row
  when (old.outcome = 'unread' and new.outcome is null) execute function reopen_unread_complaint();

-- The mail about new terms that a member got: one per version, whichever way announced it (CON-13).
create table terms_mails (
  member_id bigint not null references members,
  version_id bigint not null references page_versions,
  primary key (member_id, version_id)
);
comment on table terms_mails is 'accounts: the mails about new terms that members got, one per version (CON-13)';
create index terms_mails_of_version on terms_mails (version_id);
