-- Monthly active recipients (Art. 24(2) DSA) and published figures (TRUST-9, decision 0095).
create table active_recipients (
  site_id smallint not null references sites,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  -- Members who used the site in the month, and those of them in the European Union.
  members integer not null check (members >= 0),
  in_union integer not null check (in_union between 0 and members),
  counted_at timestamptz not null,
  primary key (site_id, month)
);
comment on table active_recipients is 'safety: members who used a site in a month, counts alone (DSA-4)';

-- A count of a month grows until the month is over, and is never deleted.
create function keep_active_recipients() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.site_id, old.month) = (new.site_id, new.month)
    and new.members >= old.members and new.in_union >= old.in_union and new.counted_at >= old.counted_at
    and moderation_day(new.counted_at) < old.month + interval '1 month' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger active_recipients_stay before update or delete on active_recipients
for each row execute function keep_active_recipients();
create trigger active_recipients_stay_all before truncate on active_recipients
for each statement execute function refuse_change();

create table published_figures (
  site_id smallint not null references sites,
  -- `2026`, or a half of it: `2026-H1`.
  period text not null check (period ~ '^\d{4}(-H[12])?$'),
  version smallint not null check (version between 1 and 99),
  -- The public figures, small counts masked.
  figures jsonb not null check (jsonb_typeof(figures) = 'array'),
  -- SHA-256 of the complete figures at that moment.
  checksum bytea not null check (octet_length(checksum) = 32),
  -- Why a version replaces the one before.
  reasons text check (char_length(reasons) between 1 and 500),
  operator_id bigint not null references operators,
  published_at timestamptz not null,
  primary key (site_id, period, version),
  constraint published_figures_reasons check ((version = 1) = (reasons is null))
);
comment on table published_figures is 'safety: published transparency figures, each version append-only (TRUST-9)';
create trigger published_figures_append_only
before update or delete or truncate on published_figures
for each statement execute function refuse_change();
