-- Frozen accounts and preserved evidence (CSAM-2, CSAM-3, GDPR-6, DSA-5).

create table evidence_holds (
  id bigint primary key default random_id(),
  -- Idempotency key of the form.
  client_id uuid not null unique,
  member_id bigint not null references members,
  site_id integer not null references sites,
  ground text not null check (ground in
    ('child_abuse', 'minor', 'enticement', 'trafficking', 'threat', 'authority_request', 'legal_claim')),
  -- The findings of the operator. Deleted when the member is erased after the release.
  words text check (char_length(words) between 1 and 2000),
  authority text check (char_length(authority) between 1 and 120),
  case_number text check (char_length(case_number) between 1 and 80),
  -- The case that goes with the hold. No foreign key: a hold may outlive its case.
  report_id bigint,
  placed_by bigint not null references operators,
  placed_at timestamptz not null,
  owner_id bigint not null references operators,
  -- The day on which an operator extends or releases the hold.
  review_at timestamptz not null,
  -- Rows of the member per table when the hold began, for the nightly check.
  inventory jsonb not null default '{}' check (jsonb_typeof(inventory) = 'object'),
  -- The silent freeze of the account: from, confirmed by a second operator, until.
  frozen_at timestamptz,
  confirmed_by bigint references operators,
  confirmed_at timestamptz,
  unfrozen_by bigint references operators,
  unfrozen_at timestamptz,
  release_asked_by bigint references operators,
  released_by bigint references operators,
  released_at timestamptz,
  constraint evidence_holds_reviewed_later check (review_at > placed_at),
  constraint evidence_holds_case_of_authority check (case_number is null or authority is not null),
  constraint evidence_holds_words check (words is not null or released_at is not null),
  constraint evidence_holds_confirmed check (
    num_nulls(confirmed_by, confirmed_at) in (0, 2) and (confirmed_at is null or frozen_at is not null)),
  constraint evidence_holds_second_confirms check (confirmed_by <> placed_by),
  constraint evidence_holds_unfrozen check (
    num_nulls(unfrozen_by, unfrozen_at) in (0, 2) and (unfrozen_at is null or frozen_at is not null)),
  constraint evidence_holds_released check (num_nulls(release_asked_by, released_by, released_at) in (0, 3)),
  constraint evidence_holds_second_releases check (released_by <> release_asked_by),
  constraint evidence_holds_released_is_unfrozen check (
    released_at is null or frozen_at is null or unfrozen_at is not null)
);
comment on table evidence_holds is 'safety: members whose evidence is preserved, and accounts frozen silently, with reason and review date (CSAM-2)';
create index evidence_holds_in_force on evidence_holds (member_id) where released_at is null;
create index evidence_holds_of_member on evidence_holds (member_id);
create index evidence_holds_due on evidence_holds (review_at, id) where released_at is null;

-- Rows of held members that were changed or deleted, as they were.
create table held_rows (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  source text not null,
  change text not null check (change in ('update', 'delete')),
  row_data jsonb not null,
  at timestamptz not null default now()
);
comment on table held_rows is 'safety: rows of held members as they were before a change or deletion, written by triggers';
create index held_rows_of_member on held_rows (member_id, source, id);

-- Pictures whose files and hashes stay although their rows are gone.
create table held_files (
  member_id bigint not null references members,
  path text not null,
  added_at timestamptz not null default now(),
  -- Files that existed when the hold began, with their sizes. Null until the job has measured them.
  files jsonb check (jsonb_typeof(files) = 'object'),
  primary key (member_id, path)
);
comment on table held_files is 'safety: pictures of held members, whose files no job deletes';
create index held_files_by_path on held_files (path);

create function is_held(member bigint) returns boolean language sql stable as $$
  select exists (select from evidence_holds where member_id = member and released_at is null)
$$;
create function is_frozen(member bigint) returns boolean language sql stable as $$
  select exists (select from evidence_holds
    where member_id = member and released_at is null and frozen_at is not null and unfrozen_at is null)
$$;
create function is_held_picture(picture text) returns boolean language sql stable as $$
  select exists (select from held_files where path = picture and is_held(member_id))
$$;

create function protect_evidence_holds() returns trigger language plpgsql as $$
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
$$;
create trigger evidence_holds_stay before update or delete on evidence_holds
  for each row execute function protect_evidence_holds();
create trigger evidence_holds_stay_all before truncate on evidence_holds
  for each statement execute function protect_evidence_holds();

create function protect_held_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'held evidence stays until the hold is released' using errcode = 'insufficient_privilege';
  end if;
  if is_held(old.member_id) and (tg_op = 'DELETE' or tg_table_name = 'held_rows') then
    raise exception 'held evidence stays until the hold is released' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger held_rows_stay before update or delete on held_rows
  for each row execute function protect_held_rows();
create trigger held_rows_stay_all before truncate on held_rows
  for each statement execute function protect_held_rows();
create trigger held_files_stay before update or delete on held_files
  for each row execute function protect_held_rows();

-- Keeps the row as it was. The arguments name the columns with members.
create function keep_held_row() returns trigger language plpgsql as $$
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
$$;
-- Keeps a message for each held member of its conversation.
create function keep_held_message() returns trigger language plpgsql as $$
begin
  insert into held_rows (member_id, source, change, row_data)
  select distinct evidence_holds.member_id, tg_table_name, lower(tg_op), to_jsonb(old) from evidence_holds
  where released_at is null and (evidence_holds.member_id = old.sender_id or exists (
    select from participants where participants.member_id = evidence_holds.member_id
      and participants.conversation_id = old.conversation_id));
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger messages_held before update on messages for each row
  when (old.body is distinct from new.body) execute function keep_held_message();
create trigger messages_held_deleted before delete on messages
  for each row execute function keep_held_message();
create trigger message_images_held before delete on message_images
  for each row execute function keep_held_row('sender_id', 'receiver_id');
create trigger photos_held before delete on photos for each row execute function keep_held_row('member_id');
create trigger profiles_held before update on profiles for each row
  when ((old.name, old.about, old.date_of_birth, old.gender, old.country, old.place)
    is distinct from (new.name, new.about, new.date_of_birth, new.gender, new.country, new.place))
  execute function keep_held_row('member_id');
create trigger profiles_held_deleted before delete on profiles
  for each row execute function keep_held_row('member_id');
create trigger prompt_answers_held before update or delete on prompt_answers
  for each row execute function keep_held_row('member_id');
create trigger addresses_held before update on addresses for each row
  when (old.email is distinct from new.email) execute function keep_held_row('member_id');
create trigger addresses_held_deleted before delete on addresses
  for each row execute function keep_held_row('member_id');
create trigger sessions_held before delete on sessions
  for each row execute function keep_held_row('member_id');
create trigger known_devices_held before delete on known_devices
  for each row execute function keep_held_row('member_id');
create trigger mailed_tokens_held before delete on mailed_tokens
  for each row execute function keep_held_row('member_id');
create trigger payment_mandates_held before update on payment_mandates for each row
  when ((old.iban_sealed, old.holder_sealed, old.ip_sealed) is distinct from (new.iban_sealed, new.holder_sealed, new.ip_sealed))
  execute function keep_held_row('member_id');
create trigger payment_mandates_held_deleted before delete on payment_mandates
  for each row execute function keep_held_row('member_id');
-- After the trigger that keeps events for 90 days, so that only purged events are copied.
create trigger security_events_then_held before delete on security_events
  for each row execute function keep_held_row('member_id');
create trigger reports_held before delete on reports
  for each row execute function keep_held_row('member_id', 'reporter_id');

-- A picture of a held member is held from its upload, hashes included.
create function hold_new_picture() returns trigger language plpgsql as $$
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
$$;
create trigger photos_of_held after insert on photos
  for each row execute function hold_new_picture('member_id');
create trigger message_images_of_held after insert or update of receiver_id on message_images
  for each row execute function hold_new_picture('sender_id', 'receiver_id');
create function keep_held_hash() returns trigger language plpgsql as $$
begin
  return case when is_held_picture(old.path) then null else old end;
end
$$;
create trigger picture_hashes_held before delete on picture_hashes
  for each row execute function keep_held_hash();

-- Nobody is erased before every hold is released.
create function refuse_erasure_of_held() returns trigger language plpgsql as $$
begin
  if is_held(new.id) then
    raise exception 'the evidence of this member is held' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger members_held before update of erased_at on members for each row
  when (old.erased_at is null and new.erased_at is not null) execute function refuse_erasure_of_held();
