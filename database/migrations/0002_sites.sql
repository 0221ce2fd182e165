create table companies (
  id smallint primary key,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tradenames text[] not null default '{}',
  vat_numbers jsonb not null default '{}',
  support_phone text not null,
  delete_discount smallint not null check (delete_discount between 0 and 100),
  added timestamptz not null default now()
);
comment on table companies is 'sites: the legal person behind one or more sites (SITE-4)';

create table sites (
  id smallint primary key,
  host text not null unique check (host = lower(host)),
  is_default boolean not null default false,
  company_id smallint not null references companies,
  niche smallint not null check (niche between 1 and 7),
  -- Only what differs from the defaults in code (SITE-6).
  settings jsonb not null default '{}',
  check (coalesce((settings ->> 'minimum_age')::int, 18) >= 18)
);
comment on table sites is 'sites: one domain with its settings and niche (SITE-1)';
create unique index sites_one_default on sites (is_default) where is_default;

create table members (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  joined_at timestamptz not null default now(),
  -- After erasure the row stays without the person, so that bookkeeping keeps its reference (ACC-13).
  erased_at timestamptz
);
comment on table members is 'sites: the bare id of every member, anchor of all that belongs to one';
