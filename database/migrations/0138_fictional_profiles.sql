-- Fictional profiles are made, shown and retired in the console (SAFE-6, FIC-13, US-1, decision 0098).

-- `retired`: the fictional profile stopped, so nobody answers in this conversation any more.
alter table messages drop constraint messages_notice_is_known;
alter table messages add constraint messages_notice_is_known check (
  kind <> 'system'
  or body in ('fictional', 'lonely', 'money', 'health', 'meeting', 'spending', 'returned', 'retired')
) not valid;
alter table messages validate constraint messages_notice_is_known;

-- Fictional profiles that operators made. The demo made the others. They have no address and no log-in.
create table fictional_profiles (
  profile_id bigint primary key references profiles,
  -- The idempotency key of the form.
  client_id uuid not null unique,
  made_by bigint not null references operators,
  made_at timestamptz not null
);
comment on table fictional_profiles is 'profiles: fictional profiles that operators made (SAFE-6)';

-- The licence and the record of each picture of a fictional profile. A row outlives its picture.
create table fictional_pictures (
  path text primary key check (path ~ '^members/[0-9a-f]{32}$'),
  profile_id bigint not null references members,
  sent bytea not null check (octet_length(sent) = 32),
  stored bytea not null check (octet_length(stored) = 32),
  origin text not null check (origin in ('commissioned', 'stock', 'drawn', 'generated')),
  licence text not null check (char_length(licence) between 1 and 300),
  source text not null check (char_length(source) between 1 and 300),
  made_on date not null,
  -- A person is depicted, so the record of 18 U.S.C. 2257 is complete.
  depicts_person boolean not null,
  person_name text check (char_length(person_name) between 1 and 120),
  person_born date,
  identity_record text check (char_length(identity_record) between 1 and 300),
  release_record text check (char_length(release_record) between 1 and 300),
  recorded_by bigint not null references operators,
  recorded_at timestamptz not null,
  removed_at timestamptz check (removed_at >= recorded_at),
  constraint fictional_pictures_of_a_person check (
    num_nonnulls(person_name, person_born, identity_record, release_record)
      = case when depicts_person then 4 else 0 end
  ),
  constraint fictional_pictures_of_an_adult check (person_born + interval '18 years' <= made_on),
  constraint fictional_pictures_of_nobody check (not depicts_person or origin in ('commissioned', 'stock')),
  -- No two fictional profiles ever had the same bytes (SAFE-4).
  constraint fictional_pictures_sent_once exclude using gist (sent with =, profile_id with <>),
  constraint fictional_pictures_stored_once exclude using gist (stored with =, profile_id with <>)
);
create index fictional_pictures_profile on fictional_pictures (profile_id, recorded_at);
comment on table fictional_pictures is 'photos: licence and record of each picture of a fictional profile (FIC-13, US-1)';

create function fictional_pictures_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.removed_at is null
    and (to_jsonb(new) - 'removed_at') = (to_jsonb(old) - 'removed_at') then
    return new;
  end if;
  raise exception 'fictional_pictures never change' using errcode = 'restrict_violation';
end;
$$;
create trigger fictional_pictures_are_kept before update on fictional_pictures
  for each row execute function fictional_pictures_are_kept();
create trigger fictional_pictures_are_kept_all before truncate on fictional_pictures
  for each statement execute function fictional_pictures_are_kept();

-- A picture of a fictional profile is a drawing of the service, or has a record. A record is of a fictional profile.
create function fictional_photos_have_records() returns trigger language plpgsql as $$
begin
  if new.path like 'members/%'
    and exists (select from profiles where member_id = new.member_id and fictional)
    and not exists (select from fictional_pictures
      where path = new.path and profile_id = new.member_id and removed_at is null) then
    raise exception 'a picture of a fictional profile has no record' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger fictional_photos_have_records before insert or update of path, member_id on photos
  for each row execute function fictional_photos_have_records();

create function made_profiles_are_fictional() returns trigger language plpgsql as $$
begin
  if not exists (select from profiles where member_id = new.profile_id and fictional)
    or exists (select from addresses where member_id = new.profile_id)
    or exists (select from credentials where member_id = new.profile_id) then
    raise exception 'operators make fictional profiles alone' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger made_profiles_are_fictional before insert or update on fictional_profiles
  for each row execute function made_profiles_are_fictional();

create function fictional_profiles_cannot_log_in() returns trigger language plpgsql as $$
begin
  if exists (select from fictional_profiles where profile_id = new.member_id) then
    raise exception 'a fictional profile has no address and no log-in' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger fictional_profiles_have_no_address before insert or update of member_id on addresses
  for each row execute function fictional_profiles_cannot_log_in();
create trigger fictional_profiles_have_no_password before insert or update of member_id on credentials
  for each row execute function fictional_profiles_cannot_log_in();

create function records_are_of_fictional_profiles() returns trigger language plpgsql as $$
begin
  if not exists (select from profiles where member_id = new.profile_id and fictional) then
    raise exception 'a picture record names a real member' using errcode = 'restrict_violation';
  end if;
  return new;
end;
$$;
create trigger records_are_of_fictional_profiles before insert on fictional_pictures
  for each row execute function records_are_of_fictional_profiles();

-- A fictional profile never loses its label (FIC-1).
create function fictional_profiles_stay_fictional() returns trigger language plpgsql as $$
begin
  raise exception 'a fictional profile stays fictional' using errcode = 'restrict_violation';
end;
$$;
create trigger fictional_profiles_stay_fictional before update of fictional on profiles
  for each row when (old.fictional and not new.fictional) execute function fictional_profiles_stay_fictional();
