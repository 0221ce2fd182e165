-- Texts of information pages with versions, approvers and acceptances (CON-13, CON-17, SAFE-6, decision 0097).
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in ('ban', 'code', 'release', 'evidence', 'text')) not valid;
alter table approvals validate constraint approvals_kind_check;

create table page_versions (
  id bigint generated always as identity primary key,
  page text not null check (page in
    ('terms', 'privacy', 'cookies', 'faq', 'return-policy', 'service', 'ban', 'accessibility', '2257')),
  -- Null: every site.
  site_id smallint references sites,
  -- Null: the text came with the software.
  made_by bigint references operators,
  made_at timestamptz not null,
  -- sha-256 of the texts that came with the software.
  release_hash bytea,
  -- The operator who asked for its publication, and the request that waits.
  asked_by bigint references operators,
  asked_at timestamptz,
  approval_id bigint references approvals,
  approved_by bigint references operators,
  published_at timestamptz,
  in_force_from timestamptz,
  -- The date that readers see.
  dated text check (dated ~ '^\d{4}-\d\d-\d\d$'),
  -- A draft was discarded, or an announced version was withdrawn before it came into force.
  withdrawn_by bigint references operators,
  withdrawn_at timestamptz,
  check ((made_by is null) = (release_hash is not null)),
  check ((asked_by is null) = (asked_at is null)),
  check (num_nulls(published_at, in_force_from, dated) in (0, 3)),
  check (in_force_from >= published_at or release_hash is not null),
  constraint page_versions_approved check (published_at is null or approved_by is not null or release_hash is not null),
  constraint page_versions_second check (page not in ('terms', 'privacy') or approved_by <> asked_by),
  -- Members know new terms a month before (CON-13).
  constraint page_versions_announced check (
    page <> 'terms' or approved_by is null or in_force_from >= published_at + interval '30 days'),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  constraint page_versions_withdrawn check (published_at is null or withdrawn_at < in_force_from)
);
comment on table page_versions is 'sites: versions of the information pages with author, approver and dates (CON-17)';
create index page_versions_of_page on page_versions (page, in_force_from desc, id desc)
  where published_at is not null and withdrawn_at is null;
create index page_versions_newest on page_versions (page, id desc);

create table page_texts (
  version_id bigint not null references page_versions,
  language text not null check (language in ('nl', 'en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'no', 'pl', 'sv')),
  -- Markdown without HTML.
  body text not null check (char_length(body) between 1 and 100000),
  -- The members read this summary of what changes.
  changes text not null default '' check (char_length(changes) <= 1000),
  edited_by bigint references operators,
  edited_at timestamptz not null,
  primary key (version_id, language)
);
comment on table page_texts is 'sites: the words of each version of an information page in each language (CON-17)';

-- A published version never changes: it can only be withdrawn before it comes into force.
create function page_versions_are_kept() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or (old.published_at is not null
    and to_jsonb(new) - '{withdrawn_by,withdrawn_at}'::text[] <> to_jsonb(old) - '{withdrawn_by,withdrawn_at}'::text[])
  then
    raise exception 'a published version of a page never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger page_versions_are_kept before update on page_versions
  for each row execute function page_versions_are_kept();

-- Words are frozen while a second operator reads them, and for good once they are published.
create function page_texts_are_kept() returns trigger language plpgsql as $$
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
$$;
create trigger page_texts_are_kept before insert or update on page_texts
  for each row execute function page_texts_are_kept();

create function page_history_stays() returns trigger language plpgsql as $$
begin
  raise exception 'versions of pages stay' using errcode = 'restrict_violation';
end
$$;
create trigger page_versions_stay before delete or truncate on page_versions
  for each statement execute function page_history_stays();
create trigger page_texts_stay before delete or truncate on page_texts
  for each statement execute function page_history_stays();

-- The version of the terms that a member accepted. Null: a consent from before this table.
alter table consents add column page_version bigint references page_versions;
create unique index consents_of_page_version on consents (member_id, page_version)
  where page_version is not null and revoked_at is null;

create table terms_postponements (
  member_id bigint primary key references members,
  version_id bigint not null references page_versions,
  until timestamptz not null
);
comment on table terms_postponements is 'accounts: members who answer the question about new terms at a later visit (CON-13)';
