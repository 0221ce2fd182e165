-- Company, invites and announcements in the console (SAFE-6, decision 0097).
alter table companies add column register text not null default '';
alter table companies add column authority_email text not null default '';
alter table companies add column member_email text not null default '';
alter table companies add column dispute_body text not null default '';
alter table companies add column dispute_link text not null default '';

create table company_changes (
  id bigint generated always as identity primary key,
  company_id smallint not null references companies,
  before jsonb not null,
  after jsonb not null,
  operator_id bigint not null references operators,
  at timestamptz not null,
  check (before <> after)
);
comment on table company_changes is 'content: every change of a company in the console, append-only (SAFE-6)';
create index company_changes_of_company on company_changes (company_id, id desc);
create trigger company_changes_append_only
before update or delete or truncate on company_changes
for each statement execute function refuse_change();

alter table invites add column id bigint not null default random_id();
create unique index invites_id on invites (id);
alter table invites add column made_by bigint references operators;
alter table invites add column withdrawn_at timestamptz;
alter table invites add column withdrawn_by bigint references operators;
alter table invites add constraint invites_withdrawn check (
  (withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or used_at is null)) not valid;
alter table invites validate constraint invites_withdrawn;
create index invites_newest on invites (created_at desc, id);

create table announcements (
  id bigint generated always as identity primary key,
  -- Null: every site.
  site_id smallint references sites,
  -- A page of the site for more; null: none.
  link text check (link ~ '^/[a-z0-9/-]{0,100}$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_by bigint not null references operators,
  made_at timestamptz not null,
  withdrawn_by bigint references operators,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (ends_at <= starts_at + interval '90 days')
);
comment on table announcements is 'sites: short messages to all members of sites in some languages (SAFE-6)';
create index announcements_shown on announcements (ends_at) where withdrawn_at is null;

create table announcement_texts (
  announcement_id bigint not null references announcements,
  language text not null check (language in ('nl', 'en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'no', 'pl', 'sv')),
  -- The one line of a phone.
  short text not null check (char_length(short) between 1 and 40),
  body text not null check (char_length(body) between 1 and 300),
  primary key (announcement_id, language)
);
comment on table announcement_texts is 'sites: the words of an announcement; members who read another language do not see it';

-- An announcement is only ever withdrawn.
create function announcements_are_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'announcements' then
    if old.withdrawn_at is null
      and to_jsonb(new) - '{withdrawn_by,withdrawn_at}'::text[] = to_jsonb(old) - '{withdrawn_by,withdrawn_at}'::text[]
    then return new; end if;
  end if;
  raise exception 'announcements never change' using errcode = 'restrict_violation';
end
$$;
create trigger announcements_are_kept before update or delete on announcements
  for each row execute function announcements_are_kept();
create trigger announcement_texts_are_kept before update or delete on announcement_texts
  for each row execute function announcements_are_kept();

create table announcement_dismissals (
  announcement_id bigint not null references announcements,
  member_id bigint not null references members,
  at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index announcement_dismissals_of on announcement_dismissals (announcement_id);
comment on table announcement_dismissals is 'sites: members who closed an announcement (SHELL-13)';
