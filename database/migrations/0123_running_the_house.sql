-- A closed site takes no new members; its members go on as before.
alter table sites add column closed_at timestamptz;

create table setting_changes (
  id bigint generated always as identity primary key,
  site_id smallint not null references sites,
  setting text not null check (setting ~ '^[a-z_]{1,60}$'),
  -- Null: the site follows the default.
  before jsonb,
  after jsonb,
  -- Added countries with an obligation that the operator confirmed to have read.
  confirmed_countries text[] not null default '{}',
  operator_id bigint not null references operators,
  at timestamptz not null,
  check (before is distinct from after)
);
comment on table setting_changes is 'content: every change of a setting in the console, append-only (SAFE-6)';
create index setting_changes_of_setting on setting_changes (site_id, setting, id desc);
create trigger setting_changes_append_only
before update or delete or truncate on setting_changes
for each statement execute function refuse_change();

alter table package_prices add column operator_id bigint references operators;

create table withdrawn_prices (
  package text not null,
  currency text not null,
  valid_from timestamptz not null,
  withdrawn_at timestamptz not null,
  operator_id bigint not null references operators,
  primary key (package, currency, valid_from),
  foreign key (package, currency, valid_from) references package_prices,
  -- A price that was asked stays in the history (CON-11).
  check (withdrawn_at < valid_from)
);
comment on table withdrawn_prices is 'sites: announced prices that never applied, append-only (CON-11)';
create trigger withdrawn_prices_append_only
before update or delete or truncate on withdrawn_prices
for each statement execute function refuse_change();
